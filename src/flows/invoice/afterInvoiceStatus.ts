import type { Intent } from '../../../schemas/stored/intent.ts'
import type { InvoiceRule } from '../../reference/invoiceTable.ts'
import type { TransactionStatus } from '../../stores/TransactionStore.ts'

/** What is known when the server has said the status of an invoice's deposit. */
export interface InvoiceFacts {
  readonly rule: Pick<InvoiceRule, 'cancels'>
  readonly status: TransactionStatus
  /** The server's own word for it. */
  readonly said: string | number | null
  /** What the server was told of it already. */
  readonly settled: Intent['settled']
  /** The player had a way to say that it is paid: else nobody knows whether it was, and we cancel nothing. */
  readonly couldSayPaid: boolean
  /** The server was asked after its time had run out (I11). */
  readonly isAskedAfterEnd: boolean
}

/** `leave`: to the page that shows what became of it. */
export type InvoiceStep = 'stay' | 'cancel' | 'completeAndLeave' | 'leave'

const CANCELLED: ReadonlySet<string> = new Set(['CANCELED', 'AUTO_CANCELED'])

/**
 * What an answer leads to (P2P-16, P2P-17, D-02). Nobody cancels what is paid, or what the player says is paid; and a
 * deposit is never both completed and cancelled by us (I11).
 */
export function afterInvoiceStatus({
  rule,
  status,
  said,
  settled,
  couldSayPaid,
  isAskedAfterEnd,
}: InvoiceFacts): InvoiceStep {
  if (status === 'processed') return 'leave'
  if (status === 'mistaked') {
    const isCancelled = CANCELLED.has(String(said).toUpperCase())
    return rule.cancels && isCancelled && settled === undefined ? 'completeAndLeave' : 'leave'
  }
  const isUnpaid = status === 'waiting' && settled === undefined
  return rule.cancels && isUnpaid && couldSayPaid && isAskedAfterEnd ? 'cancel' : 'stay'
}
