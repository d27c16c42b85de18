import { readDigits } from '../../schemas/digits.ts'
import { decimalsOf } from '../reference/currencies.ts'
import { symbolOf } from '../reference/currencyTable.ts'
import { decimalSeparatorOf } from './formatAmount.ts'

/**
 * What the amount input holds of a text that nobody typed there, as if it had been pasted: with the locale's separator,
 * without grouping, decimals too many cut. Empty when it is no amount. What it gives it leaves as it is.
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
