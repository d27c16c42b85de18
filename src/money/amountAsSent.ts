import { decimalsOf } from '../reference/currencies.ts'
import { roundTo } from './amount.ts'
import { parseAmount } from './parseAmount.ts'

interface Sent {
  readonly text: string
  readonly currency: string
  readonly decimals: number
  readonly amount: string | undefined
}

/** Caches the last result, because button, summary, limits and rules all need the same amount. */
let last: Sent | undefined

/**
 * The amount that is sent for a typed text: a decimal text with the currency's decimals; undefined if the typed text is
 * no amount.
 */
export function amountAsSent(text: string, currency: string, decimals = decimalsOf(currency)): string | undefined {
  if (last?.text !== text || last.currency !== currency || last.decimals !== decimals) {
    const amount = parseAmount(text, currency, decimals)
    last = { text, currency, decimals, amount: amount && roundTo(amount, decimals, 'down') }
  }
  return last.amount
}
