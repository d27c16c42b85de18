import { readDigits } from '../../schemas/digits.ts'
import { decimalsOf } from '../reference/currencies.ts'
import { symbolOf } from '../reference/currencyTable.ts'

/**
 * Parses text that was typed or pasted in any locale to a canonical amount, with the typed decimals. Undefined when the
 * text is not an amount, or has other digits than 0 after `decimals` decimals ("1.234" for 2): an amount is never
 * rounded (spec §5). A single separator is decimal, so "1,000" is 1.00, except before three digits of a currency
 * without decimals.
 */
export function parseAmount(text: string, currency: string, decimals = decimalsOf(currency)): string | undefined {
  const digits = readDigits(text, [symbolOf(currency), currency], decimals)
  if (!digits) return undefined
  const { whole, fraction = '' } = digits
  if (/[1-9]/.test(fraction.slice(decimals))) return undefined
  const kept = fraction.slice(0, decimals)
  return (whole.replace(/^0+(?=[0-9])/, '') || '0') + (kept && `.${kept}`)
}
