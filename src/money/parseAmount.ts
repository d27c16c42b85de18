import { readDigits } from '../../schemas/digits.ts'
import { decimalsOf } from '../reference/currencies.ts'
import { symbolOf } from '../reference/currencyTable.ts'

/**
 * Parses typed or pasted text in any locale to a canonical amount of `currency`, with the decimals that were typed.
 * Undefined when it is not an amount or has too many decimals ("1.234" for 2). Never throws and never returns a
 * different value (spec §5; Q-077: a single separator is always decimal, so "1,000" is 1.00).
 */
export function parseAmount(text: string, currency: string, decimals = decimalsOf(currency)): string | undefined {
  const digits = readDigits(text, [symbolOf(currency), currency])
  if (!digits) return undefined
  const { whole, fraction = '' } = digits
  if (/[1-9]/.test(fraction.slice(decimals))) return undefined
  const kept = fraction.slice(0, decimals)
  return (whole.replace(/^0+(?=[0-9])/, '') || '0') + (kept && `.${kept}`)
}
