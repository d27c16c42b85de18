import type { LedgerEntry } from '../../../schemas/stored/ledgerEntry.ts'
import { isAccepted } from '../ledger.ts'
import type { MistakedReason } from '../TransactionStore.ts'

/** Why a deposit was not paid, from the server's status and from our own cancellation, if there was one. */
export function whyNotPaid(status: unknown, entry: LedgerEntry | undefined): MistakedReason {
  if (isAccepted(entry) && entry.settled === 'cancelled') return entry.cancelledBy ?? 'time'
  const word = String(status).toUpperCase()
  if (word === 'AUTO_CANCELED') return 'time'
  return word === 'CANCELED' ? 'provider' : 'declined'
}
