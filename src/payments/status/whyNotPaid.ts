import type { LedgerEntry } from '../../../schemas/stored/ledgerEntry.ts'
import { isAccepted } from '../ledger.ts'
import type { MistakedReason } from '../TransactionStore.ts'
import { cancellationOf } from './statusFrom.ts'

/** Why a deposit was not paid, from the server's status and from our own cancellation, if there was one. */
export function whyNotPaid(status: unknown, entry: LedgerEntry | undefined): MistakedReason {
  if (isAccepted(entry) && entry.settled === 'cancelled') return entry.cancelledBy ?? 'time'
  return cancellationOf(status) ?? 'declined'
}
