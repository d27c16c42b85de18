import { isPositive, readWire } from '../money/amount.ts'
import { formatAmount } from '../money/formatAmount.ts'

/** Formats an amount of coins without trailing zeros: "0.0001 BTC" for "0.00010000"; empty when there is none. */
export function coinAmount(value: unknown, code: string, locale: string): string {
  const amount = readWire(value)
  if (amount === undefined || !isPositive(amount)) return ''
  // Trailing zeros carry no information, and players would copy them.
  const bare = amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount
  return `${formatAmount(bare, code, locale, 0)} ${code}`.trim()
}
