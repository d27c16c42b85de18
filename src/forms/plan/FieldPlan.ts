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
 * One field of a form, from the document or the server: everything needed to build and render it. Plain immutable data,
 * shared by all forms built from it.
 */
export interface FieldPlan {
  readonly name: string
  readonly kind: FieldKind
  readonly label: CheckedText
  readonly hint: CheckedText | undefined
  readonly placeholder: CheckedText | undefined
  /** Rendered while these hold. */
  readonly shows: readonly Guard[]
  /** Validated and sent while these hold: its own conditions and those of its parent nodes. */
  readonly guards: readonly Guard[]
  readonly requiredWhen: CheckedCondition | undefined
  readonly rules: readonly CheckedRule[]
  /** The server's rules for the amount: they apply in a P2P market only (VALID-07). */
  readonly marketRules: readonly CheckedRule[]
  readonly messages: Messages
  readonly initial: Expression | string
  readonly isOptional: boolean
  readonly isDisabled: boolean
  readonly isHidden: boolean
  /** Filled in by the server: no layout action may change it. */
  readonly isFixed: boolean
  /** The amount, when the player picks it from given amounts instead of typing it. */
  readonly isGiven: boolean
  readonly isWallet: boolean
  /**
   * The document's `keep`: true may be stored, false is never stored and hidden in a review. Undefined: decided by the
   * kind.
   */
  readonly keep: boolean | undefined
  /** Never stored or remembered. */
  readonly isPrivate: boolean
  /** Kept over a reload. */
  readonly isHarmless: boolean
  /** A change of its value requests more fields from the server. */
  readonly isTriggered: boolean
  /** Shown behind "more". */
  readonly isAdvanced: boolean
  readonly wire: Wire
  readonly items: readonly CheckedItem[]
  /** The allowed codes, read from data. */
  readonly among: Expression | undefined
  readonly cascade: { readonly by: string; readonly items: ReadonlyMap<string, readonly CheckedItem[]> } | undefined
  readonly masks: readonly CheckedMask[]
  /** For a phone and for parts of an address: the country they depend on. */
  readonly country: Expression | undefined
  /** The field in which that country is chosen, if it is one of the form. */
  readonly countryField: string | undefined
  readonly part: AddressPart | undefined
  /** Of a wallet: the field in which the network of its address is chosen. */
  readonly network: string | undefined
  /** The fields it is composed of: joined by the template, or else the first one that is shown. */
  readonly parts: readonly string[]
  readonly template: string | undefined
  readonly sets: readonly { readonly target: string; readonly value: string }[]
  readonly links: readonly CheckedLink[]
  /** Its step, from 0; -1 outside the steps or without steps. */
  readonly step: number
  /** The fields that its checks, choices or conditions depend on. */
  readonly reads: readonly string[]
  /** Its validity depends on its own value only, so the result can be cached. */
  readonly isSettled: boolean
  /** The props of the node that need no binding. */
  readonly plain: Readonly<Record<string, unknown>>
}

export type Wire = 'typed' | 'plain' | 'none'

export interface Messages {
  readonly empty?: MessageJson
  readonly incomplete?: MessageJson
}
