import type { DateFormat } from '../../schemas/typing/date.ts'

/** A field of a method, normalized from any of the server's shapes (spec 3, Field; DATA-22 to 28). */
export interface MethodField {
  /** The name under which the value is sent. */
  readonly name: string
  /** The server's name of the field type. */
  readonly type: string
  /** A translation key or a text; empty when not given. */
  readonly label: string
  readonly placeholder: string
  /** The fallback text for a placeholder key without translation. */
  readonly placeholderText: string
  readonly value: string
  readonly rules: readonly FieldRule[]
  readonly items: readonly { readonly text: string; readonly value: string }[]
  /**
   * Masks in the syntax of `schemas/typing/mask`: the first mask with room for the input applies. Empty if there is
   * none.
   */
  readonly masks: readonly string[]
  /** The date format, if the field's mask defines one. */
  readonly dateFormat?: DateFormat
  readonly isHidden: boolean
  readonly isDisabled: boolean
  /** Whether the field is optional and shown only after a press on "more". */
  readonly isAdvanced: boolean
  /** Whether a change of the value looks up the bank of the card (bank-get). */
  readonly isTriggered: boolean
  /** Whether the value is also sent as `wallet`. */
  readonly isWallet: boolean
  /** Whether a layout can't leave out the field, because the payment can't be identified without it. */
  readonly isNeeded?: boolean
  /** The field is shown, validated and sent only while all of these conditions on other fields are true. */
  readonly shownFor: readonly FieldCondition[]
  /**
   * For a hidden field: the fields that supply its value. The first visible one counts, and none of them is sent
   * itself.
   */
  readonly firstOf: readonly string[]
  /** The values that a change of this field writes into other fields. */
  readonly sets: readonly { readonly target: string; readonly value: string }[]
}

export interface FieldCondition {
  readonly field: string
  readonly values: readonly string[]
  /** Inverts the condition: shown while the field has none of the values. */
  readonly isNot?: boolean
}

export interface FieldRule {
  readonly regex: string
  /** The message's translation key or text; empty: the method's default message. */
  readonly message: string
}
