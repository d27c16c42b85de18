import type { Scopes } from '../../../schemas/scopes/views.ts'
import type { Invoice } from '../../model/invoice.ts'

/** The facts that determine how the recipient is identified. */
export interface TransferFacts {
  readonly invoice: Pick<Invoice, 'country' | 'requisites'>
  /** The player's country: ISO, case-insensitive. */
  readonly paymentGeo: string
  readonly needsId: boolean
}

/**
 * How the recipient of a peer-to-peer transfer is identified if no bank is named: the first case that applies (P2P-08,
 *
 */
export function transferTarget({ invoice, paymentGeo, needsId }: TransferFacts): Scopes['invoice']['kind'] {
  const has = (name: string) => invoice.requisites.some((one) => one.name === name)
  if (isInternational(invoice, paymentGeo)) return 'international'
  if (needsId) return 'confirmationId'
  if (has('bank_account')) return 'account'
  if (has('phone')) return 'phone'
  return has('number') ? 'card' : 'none'
}

/** A transfer to an account in another country (P2P-13). */
function isInternational({ country }: Pick<Invoice, 'country'>, paymentGeo: string): boolean {
  return country !== '' && country !== paymentGeo.toUpperCase()
}
