import { reaction } from 'mobx'
import type { DepositKind } from '../../../schemas/stored/depositKinds.ts'
import type { Navigation } from '../../model/navigation.ts'
import type { DepositStore } from '../../payments/DepositStore.ts'
import { watchInvoice } from '../../payments/expiry/watchInvoice.ts'
import type { InvoiceStore } from '../../payments/InvoiceStore.ts'
import { type FollowNeed, followDeposit } from '../../payments/status/followDeposit.ts'
import { whyNotPaid } from '../../payments/status/whyNotPaid.ts'
import type { ServerTime } from '../../platform/time/createServerTime.ts'
import { INVOICE_RULES } from '../../reference/invoiceTable.ts'
import { afterInvoiceStatus } from './afterInvoiceStatus.ts'
import type { InvoiceSettlement } from './createInvoiceSettlement.ts'

/**
 * Poll interval until the invoice expires (spec 9, P2P-15), and the longest one after that: polling backs off, for a
 * late payment (D-02, C45).
 */
const OPEN_POLL_MS = 5_000
const OVER_POLL_MS = 30_000

export interface FollowInvoiceNeed extends Omit<FollowNeed, 'onStatus' | 'slowestMs'> {
  /** The page's kind; the kind of the current invoice takes precedence. */
  readonly kind: DepositKind
  readonly time: ServerTime
  readonly deposit: Pick<DepositStore, 'current'>
  readonly invoices: InvoiceStore
  readonly settlement: Pick<InvoiceSettlement, 'of' | 'complete' | 'cancel'>
  readonly navigation: Pick<Navigation, 'go' | 'current'>
}

/** Watches the expiry of the displayed invoice and polls the status of its deposit. Returns the cleanup. */
export function followInvoice(need: FollowInvoiceNeed): () => void {
  const { clock, deposit, invoices, ledger, settlement, time, transaction, navigation } = need
  const { current } = deposit
  const watch = watchInvoice(need)
  if (current === undefined || current.id === '') return watch.stop
  const openedAt = clock.monotonic()
  const hadServerTime = time.isServerTime()
  let endedAt = Number.POSITIVE_INFINITY
  let hasLeft = false
  const here = navigation.current()
  transaction.reset()

  function leave(query: Readonly<Record<string, string>>): void {
    // A press on "paid" may have navigated already.
    if (hasLeft || navigation.current() !== here) return
    hasLeft = true
    navigation.go('depositCompletePage', { query, replace: true })
  }

  const following = followDeposit(current, {
    ...need,
    slowestMs: () => (invoices.isExpired ? OVER_POLL_MS : OPEN_POLL_MS),
    onStatus(status, depositId, answer) {
      watch.check()
      const entry = ledger.find(current.id)
      transaction.set(status, depositId, whyNotPaid(answer?.code, entry))
      const { code = status, sentAt = Number.NEGATIVE_INFINITY } = answer ?? {}
      const settled = settlement.of(current.id)
      // Without storage, the entry of another frame, or of the time before a reload, may have been lost or be outdated.
      const isSettledKnown = entry !== undefined && (ledger.isShared || ledger.isMadeHere(entry.key))
      // A player who returns to this page must not be able to pay any more (D-02).
      if (status === 'mistaked') invoices.setSettled('cancelled')
      const rule = INVOICE_RULES[invoices.invoice?.kind ?? need.kind]
      const couldSayPaid = invoices.isKnown && invoices.invoice?.mayComplete === true
      // The device's clock may be wrong. Without the server's time, the end is certain once the page has been open for
      // the whole lifetime (I11, I12).
      const { timeoutMs = Number.POSITIVE_INFINITY } = invoices.invoice ?? {}
      const isServerTime = hadServerTime && time.isServerTime()
      const isPolledAfterEnd = sentAt >= endedAt && (isServerTime || sentAt - openedAt >= timeoutMs)
      const step = afterInvoiceStatus({ rule, status, code, settled, isSettledKnown, couldSayPaid, isPolledAfterEnd })
      if (step === 'cancel') void settlement.cancel(current, 'time')
      if (step === 'completeAndLeave') void settlement.complete(current)
      if (step === 'leave' || step === 'completeAndLeave') leave({ status })
    },
  })
  const stopEnd = reaction(
    () => invoices.isExpired,
    (isExpired) => {
      endedAt = isExpired ? clock.monotonic() : Number.POSITIVE_INFINITY
      if (isExpired) following.poll()
    },
    { fireImmediately: true },
  )
  return () => {
    hasLeft = true
    stopEnd()
    following.stop()
    watch.stop()
  }
}
