import type { AcceptedEntry } from '../../../schemas/stored/ledgerEntry.ts'
import type { DepositStore } from '../../payments/DepositStore.ts'

/**
 * Makes a stored deposit the current one, with the way in which it is paid: after a reload, when the player opens it
 * from its method's form, or when another tab has created it. If it is current already, its page keeps its state.
 */
export function adoptEntry(deposit: DepositStore, entry: AcceptedEntry): void {
  const { depositId: id, method, currency, createdAt, presents } = entry
  // The server has not confirmed the amount of a deposit that was found by reconciliation (H4).
  const amount = entry.isFound ? '' : entry.amount
  const isCurrent = deposit.current?.id === id
  deposit.adopt({ id, method, amount, currency, startedAt: createdAt })
  if (isCurrent) return
  if (presents?.kind === 'invoice' || presents?.kind === 'address') deposit.setPage(presents.kind)
  if (presents?.kind === 'offers' && presents.offer === undefined) deposit.setPage('unchosen')
  const url = presents !== undefined && 'url' in presents ? presents.url : undefined
  if (url !== undefined) deposit.offerPage({ url, method: 'GET', data: {} })
}
