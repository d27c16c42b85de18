import type { HostProblem } from '../../../schemas/host/problems.ts'
import type { RouteName } from '../../../schemas/routes.ts'
import type { Navigation } from '../../model/navigation.ts'
import type { PaymentSource } from '../../model/paymentSource.ts'
import type { HelperWindow, WindowFate } from '../../platform/helperWindow.ts'
import type { PaymentAddresses } from '../../platform/paymentAddress.ts'
import type { DepositStore, PaymentPageState } from '../../stores/DepositStore.ts'
import type { TransactionStore } from '../../stores/TransactionStore.ts'
import { isFinal } from '../status/statusFrom.ts'

export interface PaymentPageNeed {
  readonly deposit: DepositStore
  readonly transaction: Pick<TransactionStore, 'status'>
  readonly navigation: Pick<Navigation, 'go'>
  readonly addresses: PaymentAddresses
  readonly openHelper: () => HelperWindow
  /** Whether the host's app opens the page of a deposit by this method (CREATE-06). */
  readonly isInApp: (method: string) => boolean
  /** Has the host open it. Nobody says whether it did. */
  readonly openOutside: (source: PaymentSource) => void
  /** Opens an address in a window of its own, cut off from this one; false when it is certain that none opened. */
  readonly openDirect: (url: string) => boolean
  /** Told of what whoever runs the host's page can mend. */
  readonly tellHost: (problem: HostProblem) => void
  /** A press opened nothing, and the next one may not either. */
  readonly onRefused: () => void
}

export interface PaymentPage {
  /** Inside a press only: later the browser takes it for a pop-up. */
  openWindow(): HelperWindow
  redirect(source: PaymentSource, next: RouteName, helper: HelperWindow | undefined): void
  /** A press on "open the payment page": of the current deposit, and one window at the most. */
  openPending(): void
  /** The windows of this player: the next one must not find them. */
  closeAll(): void
}

/** Sends the player on to the provider's page, in the helper window, and never twice for one deposit unasked (I16). */
export function createPaymentPage(need: PaymentPageNeed): PaymentPage {
  const { addresses, deposit, navigation, tellHost } = need
  let opened: readonly HelperWindow[] = []
  let waiting: HelperWindow | undefined

  function openWindow(): HelperWindow {
    const helper = need.openHelper()
    // A window that is closed would keep its whole page alive.
    opened = [...opened.filter(({ isClosed }) => !isClosed), helper]
    return helper
  }

  function send(source: PaymentSource, helper: HelperWindow, onRefused = () => {}): void {
    const id = deposit.current?.id
    waiting = helper
    helper.redirect(source, (fate) => {
      if (deposit.current?.id !== id || deposit.pendingPage !== source) return
      deposit.setPage(PAGE_AFTER[fate])
      if (fate === 'open') waiting = undefined
      if (fate === 'silent') tellHost('window.coop')
      if (fate !== 'refused') return
      tellHost('window.allow-popups')
      onRefused()
    })
  }

  function refuse(): void {
    deposit.offerPage(undefined)
    deposit.setPage('refused')
    tellHost('page.address')
  }

  function directly(address: string): void {
    if (need.openDirect(address)) deposit.setPage('open')
    else {
      tellHost('window.allow-popups')
      need.onRefused()
    }
  }

  function inWindow(source: PaymentSource, helper: HelperWindow | undefined): void {
    if (addresses.isApp(source)) {
      helper?.close()
      deposit.setPage('blocked', true)
      return
    }
    // Blocked, or cut off by the host's policy: it may have opened all the same, so only a press opens it again.
    if (!helper?.isReachable) deposit.setPage('blocked', helper === undefined)
    if (helper !== undefined) send(source, helper)
  }

  /** A host that does not know the event opens nothing: a press on the next page opens it as any other. */
  function outside(source: PaymentSource, helper: HelperWindow | undefined): void {
    helper?.close()
    need.openOutside(source)
    deposit.setPage('open')
  }

  return {
    openWindow,
    redirect(source, next, helper) {
      if (!addresses.isSafe(source)) {
        helper?.close()
        refuse()
      } else {
        deposit.offerPage(source)
        if (deposit.current !== undefined && need.isInApp(deposit.current.method)) outside(source, helper)
        else inWindow(source, helper)
      }
      navigation.go(next)
    },
    openPending() {
      const source = deposit.pendingPage
      if (source === undefined || isFinal(need.transaction.status)) return
      // The window of the press before may still be waiting: it must not go there as well.
      waiting?.close()
      waiting = undefined
      const address = addresses.of(source)
      if (!addresses.isSafe(source)) refuse()
      else if (address !== undefined) directly(address)
      else send(source, openWindow(), need.onRefused)
    },
    closeAll() {
      for (const helper of opened) helper.close()
    },
  }
}

const PAGE_AFTER: Readonly<Record<WindowFate, PaymentPageState>> = {
  open: 'open',
  closed: 'closed',
  refused: 'blocked',
  silent: 'blocked',
}
