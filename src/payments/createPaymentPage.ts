import type { HostProblem } from '../../schemas/host/problems.ts'
import type { RouteName } from '../../schemas/routes.ts'
import type { Navigation } from '../model/navigation.ts'
import type { PaymentSource } from '../model/paymentSource.ts'
import type { HelperWindow, WindowOutcome } from '../platform/windows/helperWindow.ts'
import type { PaymentAddresses } from '../platform/windows/paymentAddress.ts'
import type { DepositStore, PaymentPageState } from './DepositStore.ts'
import { isFinal } from './status/statusFrom.ts'
import type { TransactionStore } from './TransactionStore.ts'

export interface PaymentPageNeed {
  readonly deposit: DepositStore
  readonly transaction: Pick<TransactionStore, 'status'>
  readonly navigation: Pick<Navigation, 'go'>
  readonly addresses: PaymentAddresses
  readonly openHelper: () => HelperWindow
  /** Whether the host's app opens the page of a deposit by this method (CREATE-06). */
  readonly isInApp: (method: string) => boolean
  /** Asks the host to open the page; there is no confirmation. With GET, the URL contains the data. */
  readonly openOutside: (source: PaymentSource) => void
  /** Opens a URL in a separate window without an opener; false if the window certainly did not open. */
  readonly openDirect: (url: string) => boolean
  /** Reports problems that the host's operator can fix. */
  readonly notifyHost: (problem: HostProblem, what?: readonly string[]) => void
  /** Called if a press could not open a window; the next press may fail as well. */
  readonly onRefused: () => void
  /** The windows that this player's previous app opened. */
  readonly openedBefore: readonly HelperWindow[]
}

export interface PaymentPage {
  /** Must be called during a press; otherwise the browser blocks the window as a pop-up. */
  openWindow(): HelperWindow
  redirect(source: PaymentSource, next: RouteName, helper: HelperWindow | undefined): void
  /**
   * Handles a press on "open the payment page" of the current deposit; at most one window of the deposit stays open.
   */
  openPending(): void
  /** This player's windows that are still open. */
  opened(): readonly HelperWindow[]
  /** Closes this player's windows, so that the next player can't see them. */
  closeAll(): void
}

/** Opens the provider's page in the helper window. Without another press, a deposit's page never opens twice (I16). */
export function createPaymentPage(need: PaymentPageNeed): PaymentPage {
  const { addresses, deposit, navigation, notifyHost } = need
  let windows = need.openedBefore
  let waiting: HelperWindow | undefined

  /** The open windows. The closed ones are dropped, because each would keep its page in memory. */
  const opened = (): readonly HelperWindow[] => windows.filter(({ isClosed }) => !isClosed)

  function openWindow(): HelperWindow {
    const helper = need.openHelper()
    windows = [...opened(), helper]
    return helper
  }

  function submitTo(source: PaymentSource, helper: HelperWindow, onRefused = () => {}): void {
    const id = deposit.current?.id
    waiting = helper
    helper.redirect(source, (outcome) => {
      if (deposit.current?.id !== id || deposit.pendingPage !== source) return
      deposit.setPage(PAGE_AFTER[outcome])
      if (outcome === 'open') waiting = undefined
      if (outcome === 'silent') notifyHost('window.coop')
      if (outcome !== 'refused') return
      notifyHost('window.allow-popups')
      onRefused()
    })
  }

  function refuse({ url }: PaymentSource): void {
    deposit.offerPage(undefined)
    deposit.setPage('refused')
    notifyHost('page.address', [siteOf(url)])
  }

  function openDirectly(address: string): void {
    if (need.openDirect(address)) deposit.setPage('open')
    else {
      notifyHost('window.allow-popups')
      need.onRefused()
    }
  }

  function openInWindow(source: PaymentSource, helper: HelperWindow | undefined): void {
    if (addresses.isApp(source)) {
      helper?.close()
      deposit.setPage('blocked', true)
      return
    }
    // The window is blocked, or isolated by the host's opener policy. In the second case the page may be open, so only
    // another press opens it again.
    if (!helper?.isReachable) deposit.setPage('blocked', helper === undefined)
    if (helper !== undefined) submitTo(source, helper)
  }

  /** If the host ignores the event, nothing opens; the button on the next page then opens the payment page. */
  function openInApp(source: PaymentSource, helper: HelperWindow | undefined): void {
    helper?.close()
    // With GET, the URL is complete, so that the app only has to open it.
    const url = addresses.of(source)
    need.openOutside(url === undefined ? source : { url, method: 'GET', data: {} })
    deposit.setPage('open')
  }

  return {
    openWindow,
    redirect(source, next, helper) {
      if (!addresses.isSafe(source)) {
        helper?.close()
        refuse(source)
      } else {
        deposit.offerPage(source)
        if (deposit.current !== undefined && need.isInApp(deposit.current.method)) openInApp(source, helper)
        else openInWindow(source, helper)
      }
      navigation.go(next)
    },
    openPending() {
      const source = deposit.pendingPage
      if (source === undefined || isFinal(need.transaction.status)) return
      // The previous press's window may still be waiting: close it, so that the page does not open twice.
      waiting?.close()
      waiting = undefined
      const address = addresses.of(source)
      if (!addresses.isSafe(source)) refuse(source)
      else if (address !== undefined) openDirectly(address)
      else submitTo(source, openWindow(), need.onRefused)
    },
    opened,
    closeAll() {
      for (const helper of windows) helper.close()
    },
  }
}

/** The origin of a URL, or its scheme if it has no origin. The rest may be private, so the host does not get it. */
function siteOf(url: string): string {
  try {
    const { origin, protocol } = new URL(url)
    return origin === 'null' ? protocol : origin
  } catch {
    return 'it is not a URL'
  }
}

const PAGE_AFTER: Readonly<Record<WindowOutcome, PaymentPageState>> = {
  open: 'open',
  closed: 'closed',
  refused: 'blocked',
  silent: 'blocked',
}
