import type { Scopes } from '../../schemas/scopes/views.ts'
import type { Invoice } from '../model/invoice.ts'

/** What is known of an invoice when its words are chosen. */
export interface InvoiceKindFacts {
  readonly invoice: Pick<Invoice, 'country' | 'requisites'>
  /** Of the player: ISO, in any letter case. */
  readonly paymentGeo: string
  readonly needsId: boolean
}

/** By what a peer-to-peer transfer is made, where no bank is named; the first that fits (P2P-08, Q-097). */
export function invoiceKind({ invoice, paymentGeo, needsId }: InvoiceKindFacts): Scopes['invoice']['kind'] {
  const has = (name: string) => invoice.requisites.some((one) => one.name === name)
  if (isInternational(invoice, paymentGeo)) return 'international'
  if (needsId) return 'confirmationId'
  if (has('bank_account')) return 'account'
  if (has('phone')) return 'phone'
  return has('number') ? 'card' : 'none'
}

/** A transfer to an account of another country (P2P-13). */
function isInternational({ country }: Pick<Invoice, 'country'>, paymentGeo: string): boolean {
  return country !== '' && country !== paymentGeo.toUpperCase()
}
