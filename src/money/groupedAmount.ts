import { amountAsSent } from './amountAsSent.ts'
import { formatAmount } from './formatAmount.ts'

/**
 * The amount of a typed text as buttons and summaries show it: grouped, with the currency's decimals (D-25). A text
 * that is not an amount, or has more decimals than the currency, is returned unchanged: what is shown is what is sent
 * (I5).
 */
export function groupedAmount(text: string, currency: string, locale: string, decimals?: number): string {
  const sent = amountAsSent(text, currency, decimals)
  return sent === undefined ? text : formatAmount(sent, currency, locale, decimals)
}
