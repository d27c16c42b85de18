import { readDigits } from '../../schemas/digits.ts'
import { decimalsOf } from '../reference/currencies.ts'
import { symbolOf } from '../reference/currencyTable.ts'
import { decimalSeparatorOf } from './formatAmount.ts'

/**
 * Formats an amount that the player did not type as if it had been pasted into the amount input: with the locale's
 * separator, without grouping, extra decimals cut off. Empty if the text is no amount. Idempotent.
 */
export function amountAsTyped(text: string, currency: string, locale: string, decimals = decimalsOf(currency)): string {
  const digits = readDigits(text, [symbolOf(currency), currency])
  if (digits === undefined) return ''
  const whole = digits.whole.replace(/^0+(?=[0-9])/, '') || '0'
  const { fraction } = digits
  return fraction === undefined || decimals === 0
    ? whole
    : whole + decimalSeparatorOf(locale) + fraction.slice(0, decimals)
}
