import { readDigits } from '../../schemas/digits.ts'
import { decimalsOf } from '../reference/currencies.ts'
import { symbolOf } from '../reference/currencyTable.ts'
import { decimalSeparatorOf } from './formatAmount.ts'
import { parseAmount } from './parseAmount.ts'

/**
 * Formats an amount that the player did not type as if it had been pasted into the amount input: with the locale's
 * separator, without grouping. A text with too many decimals stays for the player to correct: cut off, it would
 * be another amount (I4). Empty if the text is not an amount, or can be two: "12.500" yen, which a player writes for
 * 12500 and a server for 12.5. Idempotent.
 */
export function amountAsTyped(text: string, currency: string, locale: string, decimals = decimalsOf(currency)): string {
  const digits = readDigits(text, [symbolOf(currency), currency])
  if (digits === undefined) return ''
  const whole = digits.whole.replace(/^0+(?=[0-9])/, '') || '0'
  const { fraction } = digits
  if (/[1-9]/.test(fraction?.slice(decimals) ?? '')) return parseAmount(text, currency, decimals) ? '' : text
  return fraction === undefined || decimals === 0
    ? whole
    : whole + decimalSeparatorOf(locale) + fraction.slice(0, decimals)
}
