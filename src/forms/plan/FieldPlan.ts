import type { AddressPart } from '../../../schemas/addressParts.ts'
import type { FieldKind } from '../../../schemas/layout/catalog.ts'
import type { VALIDATE_ON, ValuePiece } from '../../../schemas/layout/slots.ts'
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
 * One field of a form, from the layout or the server: everything needed to build and render it. Plain immutable data,
 * shared by all forms built from it.
 */
export interface FieldPlan {
  readonly name: string
  readonly kind: FieldKind
  readonly label: CheckedText
  readonly hint: CheckedText | undefined
  readonly placeholder: CheckedText | undefined
  /** The field is rendered while these conditions hold. */
  readonly shows: readonly Guard[]
  /** The field is validated and sent while these conditions hold: its own and those of its parent nodes. */
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
  /** The server fills in the field: no layout action may change its value. */
  readonly isFixed: boolean
  /** True for the amount when the player picks it from given amounts instead of typing it. */
  readonly isGiven: boolean
  readonly isWallet: boolean
  /**
   * The layout's `keep`: true allows storing the value; false forbids it and hides the value in a review. Undefined:
   * decided by the kind.
   */
  readonly keep: boolean | undefined
  /** The value is never stored or remembered. */
  readonly isPrivate: boolean
  /** The value is kept in browser storage over a reload. */
  readonly isHarmless: boolean
  /** A change of the value looks up the bank of the card (bank-get). */
  readonly isTriggered: boolean
  /** The field is collapsed behind the "more" button. */
  readonly isAdvanced: boolean
  readonly wire: Wire
  readonly items: readonly CheckedItem[]
  /** The allowed codes, read from data. */
  readonly allowedCodes: Expression | undefined
  readonly cascade: { readonly by: string; readonly items: ReadonlyMap<string, readonly CheckedItem[]> } | undefined
  readonly masks: readonly CheckedMask[]
  /** For a phone and for parts of an address: the country that the field depends on. */
  readonly country: Expression | undefined
  /** The form's field in which that country is chosen, if there is one. */
  readonly countryField: string | undefined
  readonly part: AddressPart | undefined
  /** The field in which the network of a wallet address is chosen. */
  readonly network: string | undefined
  /**
   * The parts of a composed field. Its value joins them by the template; without a template, it is the first part that
   * has a value.
   */
  readonly parts: readonly string[]
  readonly template: string | undefined
  /** The pieces of the value that are sent instead of it, by name. */
  readonly sendAs: ReadonlyMap<string, ValuePiece>
  /** For a piece of another field's value: that field, and which piece. */
  readonly from: { readonly field: string; readonly piece: ValuePiece } | undefined
  readonly validateOn: ValidateOn
  readonly sets: readonly { readonly target: string; readonly value: string }[]
  readonly links: readonly CheckedLink[]
  /** The field's step, from 0; -1 outside the steps or without steps. */
  readonly step: number
  /** The fields that this field's checks, choices or conditions depend on. */
  readonly reads: readonly string[]
  /** The field's validity depends only on its own value, so the result can be cached. */
  readonly isCacheable: boolean
  /** The props of the node that need no binding. */
  readonly plain: Readonly<Record<string, unknown>>
}

export type Wire = 'typed' | 'plain' | 'none'

/** When an error is shown. */
export type ValidateOn = (typeof VALIDATE_ON)['enum'][number]

export interface Messages {
  readonly empty?: MessageJson
  readonly incomplete?: MessageJson
}
