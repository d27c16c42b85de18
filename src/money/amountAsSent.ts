import { decimalsOf } from '../reference/currencies.ts'
import { roundTo } from './amount.ts'
import { parseAmount } from './parseAmount.ts'

interface Sent {
  readonly text: string
  readonly currency: string
  readonly decimals: number
  readonly amount: string | undefined
}

/** The button, the summary, the limits and the rules ask for the same amount in turn: it is read once for all of them. */
let last: Sent | undefined

/** What goes out of a text that a player typed: a decimal text with the currency's decimals; undefined of no amount. */
export function amountAsSent(text: string, currency: string, decimals = decimalsOf(currency)): string | undefined {
  if (last?.text !== text || last.currency !== currency || last.decimals !== decimals) {
    const amount = parseAmount(text, currency, decimals)
    last = { text, currency, decimals, amount: amount && roundTo(amount, decimals, 'down') }
  }
  return last.amount
}
