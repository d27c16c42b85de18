import { isPositive, readWire } from '../money/amount.ts'
import { formatAmount } from '../money/formatAmount.ts'

/** An amount of coins for reading, as fine as it is and no finer: "0.0001 BTC" of "0.00010000"; empty when there is none. */
export function coinAmount(value: unknown, code: string, locale: string): string {
  const amount = readWire(value)
  if (amount === undefined || !isPositive(amount)) return ''
  // Zeros at the end say nothing, and are digits to be typed all the same.
  const bare = amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount
  return `${formatAmount(bare, code, locale, 0)} ${code}`.trim()
}
