import { reaction, when } from 'mobx'
import type { Open } from '../../../schemas/host/choices.ts'
import { listPageHere, listPageOf } from '../../catalog/listPageOf.ts'
import { groupCodeOf } from '../../reference/categories.ts'
import { isPayout } from '../../reference/isPayout.ts'
import type { OpeningNeed } from '../../services/HostChoices.ts'
import { named, type ReportProblem } from './createProblems.ts'
import type { openRequestState } from './openRequestState.ts'

export interface RequestedPage {
  readonly open: Open
  readonly before: ReturnType<typeof openRequestState>
  readonly reportProblem: ReportProblem
  /** Lets pages be drawn. */
  readonly release: () => void
  /** Discards the requested amount, because the page is not opened. */
  readonly dropAmount: () => void
}

/**
 * Opens the page that the host requested, as soon as its list has loaded. Ignored while a payment has no answer, or a
 * draft awaits more fields. Returns the cleanup.
 */
export function openRequestedPage(
  { open, before, reportProblem, release, dropAmount }: RequestedPage,
  need: OpeningNeed,
): () => void {
  const { methods, route, navigation, list } = need.core
  const stops: (() => void)[] = [release]
  const { ledger, withdrawals } = need.payments
  const isPaying = ledger.open().length > 0 || withdrawals.open().length > 0

  /** Runs once the page of the URL is known, before it is drawn. */
  function onFirstPage(): void {
    const transaction = open.transaction ?? route.transaction
    // The page may show the outcome of a payment.
    if (isPaying || !isOpenable(route.name)) return finish()
    if (listPageHere(route) === undefined || route.transaction !== transaction)
      navigation.go(listPageOf(transaction), { replace: true })
    stops.push(when(() => listPageHere(route) !== undefined && route.transaction === transaction, onListPage))
  }

  function onListPage(): void {
    if (open.method === undefined && open.group === undefined) return finish(true)
    list.loading.ensure()
    const transaction = route.transaction
    stops.push(
      // After a failure the player retries the list; the page opens as soon as it is there.
      when(() => methods.state === 'failed', release),
      when(() => methods.state === 'ready' && methods.transaction === transaction, onListLoaded),
    )
  }

  function onListLoaded(): void {
    const name = route.name
    try {
      if (listPageHere(route) === undefined || !(open.method === undefined ? chooseGroup() : chooseMethod()))
        return finish()
    } catch {
      return finish() // the list is shown rather than no page
    }
    stops.push(
      when(
        // If the page can't be opened, nothing is selected, and a notice has said why.
        () => methods.isNothingSelected || route.name !== name,
        () => finish(!methods.isNothingSelected),
      ),
    )
  }

  /** In a sweepstake a box is chosen before the coin that pays for it, and a balance before the coin it is paid in. */
  const hasOwnPages = () => (isPayout(route.transaction) ? need.cashier.redeemsCoins : need.cashier.sellsBoxes)

  function chooseMethod(): boolean {
    const { method = '' } = open
    if (hasOwnPages() || methods.find(method) === undefined) {
      reportProblem('open.method', [named(method)])
      return false
    }
    need.provided.openMethod?.(method)
    return true
  }

  function chooseGroup(): boolean {
    const { group: requested = '' } = open
    const code = groupCodeOf(requested) ?? requested
    const isOffered = methods.entries.some((entry) => entry.kind === 'group' && entry.group.code === code)
    if (hasOwnPages() || !isOffered) {
      reportProblem('open.group', [named(requested)])
      return false
    }
    need.provided.openGroup?.(code)
    return true
  }

  /** Draws the page. `isOpen`: it is the requested one, so a reload opens it again until the player has left it. */
  function finish(isOpen = false): void {
    if (isOpen) before.begin()
    else {
      before.end()
      dropAmount()
    }
    release()
    if (isOpen) stops.push(reaction(() => route.name, before.end))
  }

  stops.push(when(() => route.name !== '', onFirstPage))
  return () => {
    for (const stop of stops) stop()
  }
}

/** Not while a page shows a payment or its outcome. */
const isOpenable = (page: string): boolean =>
  !/Complete|Invoice|Confirm|UnifiedForm|Offer|HostToHost|Pix|Eazype/.test(page)
