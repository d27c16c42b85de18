import { decimalsOf } from '../reference/currencies.ts'
import { roundTo } from './amount.ts'
import { parseAmount } from './parseAmount.ts'

/** What goes out of a text that a player typed: a decimal text with the currency's decimals; undefined of no amount. */
export function amountAsSent(text: string, currency: string, decimals = decimalsOf(currency)): string | undefined {
  const amount = parseAmount(text, currency, decimals)
  return amount && roundTo(amount, decimals, 'down')
}
