import type { FieldKind } from '../../schemas/layout/catalog.ts'
import type { ValuePiece } from '../../schemas/layout/slots.ts'

/** The static description of a field. Shared between forms and never mutated. */
export interface FieldSpec {
  readonly name: string
  readonly kind: FieldKind
  readonly isDisabled: boolean
  readonly isHidden: boolean
  /** The server fills in the field: no layout action may change its value. */
  readonly isFixed: boolean
  /** True for the amount when the player picks it from given amounts instead of typing it. */
  readonly isGiven: boolean
  readonly isWallet: boolean
  /** The value is never stored or remembered. */
  readonly isPrivate: boolean
  /** The value is kept in browser storage over a reload. */
  readonly isHarmless: boolean
  /** A change of the value looks up the bank of the card (bank-get). */
  readonly isTriggered: boolean
  readonly wire: 'typed' | 'plain' | 'none'
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
  /** When an error is shown. */
  readonly validateOn: 'input' | 'blur' | 'submit'
  /** The field's step, from 0; -1 for a field outside the steps. */
  readonly step: number
  /** The fields that this field's checks, choices or conditions depend on. */
  readonly reads: readonly string[]
  /** The field's validity depends only on its own value, so the result can be cached. */
  readonly isCacheable: boolean
  /** The field in which the country of a phone number is chosen. */
  readonly countryField: string | undefined
  /** The field's choices depend on the value of another field. */
  readonly cascade: { readonly by: string } | undefined
  /** Values that a change of this field writes into other fields. */
  readonly sets: readonly { readonly target: string; readonly value: string }[]
}
