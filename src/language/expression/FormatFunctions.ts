// The functions that depend on the player's language; the caller brings them, so that this folder knows no locale.
// `money` gets a decimal string or a number, whichever the scope holds.
export type FormatFunctions = {
  money(amount: unknown, currency: unknown): string
  number(value: unknown): string
  date(value: unknown): string
}
