import type { DateFormat } from '../../schemas/typing/date.ts'

/** A field as the product knows it, whatever shape the server gave it in (spec 3, Field; DATA-22 to 28). */
export interface MethodField {
  /** The alias under which the value goes out. */
  readonly name: string
  /** The server's own word for its type. */
  readonly type: string
  /** A translation key or words; empty when the server gave none. */
  readonly label: string
  readonly placeholder: string
  /** Words for a placeholder whose key has no text. */
  readonly placeholderText: string
  readonly value: string
  readonly rules: readonly FieldRule[]
  readonly items: readonly { readonly text: string; readonly value: string }[]
  /** Masks in the words of `schemas/typing/mask`: the first that has room for what was typed. Empty: none. */
  readonly masks: readonly string[]
  /** How a date is written, where its mask says so. */
  readonly dateFormat?: DateFormat
  readonly isHidden: boolean
  readonly isDisabled: boolean
  /** Behind "more": it may stay empty. */
  readonly isAdvanced: boolean
  /** Its change asks the server for more (bank-get). */
  readonly isTriggered: boolean
  /** Its value also goes out as `wallet`. */
  readonly isWallet: boolean
  /** The payment can't be found without it: no document leaves it out. */
  readonly isNeeded?: boolean
  /** Shown, checked and sent only while each of these other fields has one of these values. */
  readonly shownFor: readonly FieldCondition[]
  /** Never shown: its value is that of the first of these fields that is shown. They do not go out by themselves. */
  readonly firstOf: readonly string[]
  /** What a change of it puts into other fields. */
  readonly sets: readonly { readonly target: string; readonly value: string }[]
}

export interface FieldCondition {
  readonly field: string
  readonly values: readonly string[]
  /** Turned round: shown while it has none of them. */
  readonly isNot?: boolean
}

export interface FieldRule {
  readonly regex: string
  /** A translation key of the message, or its words; empty means the method's default. */
  readonly message: string
}
