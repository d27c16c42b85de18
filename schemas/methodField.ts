/** A field as the product knows it, whatever shape the server gave it in (spec 3, Field; DATA-22 to 24). */
export interface MethodField {
  /** The alias under which the value goes out. */
  readonly name: string
  /** The server's own word for its type. */
  readonly type: string
  /** A translation key or words; empty when the server gave none. */
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly rules: readonly FieldRule[]
  readonly items: readonly { readonly text: string; readonly value: string }[]
  readonly isHidden: boolean
  readonly isDisabled: boolean
  readonly isAdvanced: boolean
  readonly isTriggered: boolean
  /** Its value also goes out as `wallet`. */
  readonly isWallet: boolean
}

export interface FieldRule {
  readonly regex: string
  /** The translation key of the message; empty means the method's default. */
  readonly message: string
}
