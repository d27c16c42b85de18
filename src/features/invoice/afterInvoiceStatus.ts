import type { AcceptedEntry } from '../../../schemas/stored/ledgerEntry.ts'
import { cancellationOf } from '../../payments/status/statusFrom.ts'
import type { TransactionStatus } from '../../payments/TransactionStore.ts'
import type { InvoiceRule } from '../../reference/invoiceTable.ts'

/** The inputs of the decision, after the server has sent the status of an invoice's deposit. */
export interface InvoiceStatusFacts {
  readonly rule: Pick<InvoiceRule, 'cancels'>
  readonly status: TransactionStatus
  /** The status exactly as the server sent it. */
  readonly code: string | number | null
  /** Whether we have already reported the deposit as paid, or cancelled it. */
  readonly settled: AcceptedEntry['settled']
  /**
   * Whether `settled` is certain to be known here. If not, the player may have reported the deposit as paid in another
   * browser, or before a reload without storage, so we don't cancel.
   */
  readonly isSettledKnown: boolean
  /** Whether the player had a "paid" button. Without the button, the player may have paid, so we don't cancel. */
  readonly couldSayPaid: boolean
  /** Whether the status was requested after the invoice had expired (I11). */
  readonly isPolledAfterEnd: boolean
}

/** `leave`: go to the status page. */
export type InvoiceStep = 'stay' | 'cancel' | 'completeAndLeave' | 'leave'

/**
 * The next step after a status response (P2P-16, P2P-17, D-02). A deposit that is paid, or reported as paid by the
 * player, is never cancelled; and we never both complete and cancel a deposit (I11).
 */
export function afterInvoiceStatus({
  rule,
  status,
  code,
  settled,
  isSettledKnown,
  couldSayPaid,
  isPolledAfterEnd,
}: InvoiceStatusFacts): InvoiceStep {
  if (status === 'processed') return 'leave'
  if (status === 'mistaked') {
    const isCancelled = cancellationOf(code) !== undefined
    return rule.cancels && isCancelled && settled === undefined ? 'completeAndLeave' : 'leave'
  }
  const isUnpaid = status === 'waiting' && settled === undefined && isSettledKnown
  return rule.cancels && isUnpaid && couldSayPaid && isPolledAfterEnd ? 'cancel' : 'stay'
}
