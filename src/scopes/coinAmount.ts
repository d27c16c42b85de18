import { isPositive, readWire } from '../money/amount.ts'
import { formatAmount } from '../money/formatAmount.ts'

/** An amount of coins for reading, as fine as it is and no finer: "0.0001 BTC"; empty when there is none. */
export function coinAmount(value: unknown, code: string, locale: string): string {
  const amount = readWire(value)
  if (amount === undefined || !isPositive(amount)) return ''
  return `${formatAmount(amount, code, locale, 0)} ${code}`.trim()
}
