// Functions that depend on the player's locale; passed in by the caller, so that this folder needs no locale. `money`
// receives a decimal string or a number, as the scope provides it.
export type FormatFunctions = {
  money(amount: unknown, currency: unknown): string
  number(value: unknown): string
  date(value: unknown): string
}
