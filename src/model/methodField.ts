import type { DateFormat } from '../../schemas/typing/date.ts'

/** A field of a method, normalized from any of the server's shapes (spec 3, Field; DATA-22 to 28). */
export interface MethodField {
  /** The name under which the value is sent. */
  readonly name: string
  /** The server's name of its type. */
  readonly type: string
  /** A translation key or a text; empty when not given. */
  readonly label: string
  readonly placeholder: string
  /** The fallback text for a placeholder key without translation. */
  readonly placeholderText: string
  readonly value: string
  readonly rules: readonly FieldRule[]
  readonly items: readonly { readonly text: string; readonly value: string }[]
  /** Masks in the syntax of `schemas/typing/mask`: the first one with room for the input applies. Empty: none. */
  readonly masks: readonly string[]
  /** The date format, if its mask defines one. */
  readonly dateFormat?: DateFormat
  readonly isHidden: boolean
  readonly isDisabled: boolean
  /** Optional, and shown behind "more". */
  readonly isAdvanced: boolean
  /** A change of its value requests more fields (bank-get). */
  readonly isTriggered: boolean
  /** Its value is also sent as `wallet`. */
  readonly isWallet: boolean
  /** The payment can't be identified without it: documents can't leave it out. */
  readonly isNeeded?: boolean
  /** Shown, validated and sent only while each of these fields has one of the listed values. */
  readonly shownFor: readonly FieldCondition[]
  /** Hidden: it takes the value of the first visible one of these fields, which are not sent themselves. */
  readonly firstOf: readonly string[]
  /** Values that a change of this field writes into other fields. */
  readonly sets: readonly { readonly target: string; readonly value: string }[]
}

export interface FieldCondition {
  readonly field: string
  readonly values: readonly string[]
  /** Inverted: shown while the field has none of the values. */
  readonly isNot?: boolean
}

export interface FieldRule {
  readonly regex: string
  /** A translation key or text of the message; empty means the method's default. */
  readonly message: string
}
