import type { AddressPart } from '../../../schemas/addressParts.ts'
import type { FieldKind } from '../../../schemas/layout/catalog.ts'
import type {
  CheckedCondition,
  CheckedItem,
  CheckedLink,
  CheckedMask,
  CheckedRule,
  CheckedText,
  MessageJson,
} from '../../language/CheckedLayout.ts'
import type { Expression } from '../../language/expression/Expression.ts'
import type { Guard } from './Guard.ts'

/**
 * One field of a form, from the document or from the server: all that is needed to build it and to draw it. Plain data,
 * so that the same plan serves every form that is made from it.
 */
export interface FieldPlan {
  readonly name: string
  readonly kind: FieldKind
  readonly label: CheckedText
  readonly hint: CheckedText | undefined
  readonly placeholder: CheckedText | undefined
  /** It is drawn while these hold. */
  readonly shows: readonly Guard[]
  /** It is checked and goes out while these hold: its own, and those of what it stands in. */
  readonly guards: readonly Guard[]
  readonly requiredWhen: CheckedCondition | undefined
  readonly rules: readonly CheckedRule[]
  /** The server's rules of the amount: they count in a P2P market alone (VALID-07). */
  readonly marketRules: readonly CheckedRule[]
  readonly messages: Messages
  readonly initial: Expression | string
  readonly isOptional: boolean
  readonly isDisabled: boolean
  readonly isHidden: boolean
  /** The server's to fill in: no action of a layout changes it. */
  readonly isFixed: boolean
  /** The amount, where the player is given it and does not type it. */
  readonly isGiven: boolean
  readonly isWallet: boolean
  /** What the document says: harmless, or kept nowhere and hidden in a review. Undefined: its kind decides. */
  readonly keep: boolean | undefined
  /** Remembered nowhere. */
  readonly isPrivate: boolean
  /** Kept over a reload. */
  readonly isHarmless: boolean
  /** Its change asks the server for more. */
  readonly isTriggered: boolean
  /** Behind "more". */
  readonly isAdvanced: boolean
  readonly wire: Wire
  readonly items: readonly CheckedItem[]
  /** Codes that may be chosen, from data. */
  readonly among: Expression | undefined
  readonly cascade: { readonly by: string; readonly items: ReadonlyMap<string, readonly CheckedItem[]> } | undefined
  readonly masks: readonly CheckedMask[]
  /** Of a phone and of a part of an address: the country it follows. */
  readonly country: Expression | undefined
  readonly part: AddressPart | undefined
  /** Made of these fields: by the template, or the first of them that is shown. */
  readonly parts: readonly string[]
  readonly template: string | undefined
  readonly sets: readonly { readonly target: string; readonly value: string }[]
  readonly links: readonly CheckedLink[]
  /** The step it stands in, from 0; -1 beside the steps, or where there are none. */
  readonly step: number
  /** The fields that its checks, its choices or its conditions read. */
  readonly reads: readonly string[]
  /** What is wrong with it hangs on nothing but its own value. */
  readonly isSettled: boolean
  /** The props of the kind that need no binding. */
  readonly plain: Readonly<Record<string, unknown>>
}

export type Wire = 'typed' | 'plain' | 'none'

export interface Messages {
  readonly empty?: MessageJson
  readonly incomplete?: MessageJson
}
