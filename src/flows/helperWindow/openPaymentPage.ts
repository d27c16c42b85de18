import type { HostProblem } from '../../../schemas/host/problems.ts'
import type { RouteName } from '../../../schemas/routes.ts'
import type { PaymentSource } from '../../model/depositAnswer.ts'
import type { Navigation } from '../../model/navigation.ts'
import type { HelperWindow, WindowFate } from '../../platform/helperWindow.ts'
import { safeUrl } from '../../platform/safeUrl.ts'
import type { DepositStore, PaymentPageState } from '../../stores/DepositStore.ts'
import type { TransactionStore } from '../../stores/TransactionStore.ts'
import { isFinal } from '../status/statusFrom.ts'

export interface PaymentPageNeed {
  readonly deposit: DepositStore
  readonly transaction: Pick<TransactionStore, 'status'>
  readonly navigation: Pick<Navigation, 'go'>
  readonly openHelper: () => HelperWindow
  /** Opens an address in a window of its own, cut off from this one; false when none opened. */
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
}

/** Sends the player on to the provider's page, in the helper window, and never twice for one deposit unasked (I16). */
export function openPaymentPage(need: PaymentPageNeed): PaymentPage {
  const { deposit, navigation, tellHost } = need
  let waiting: HelperWindow | undefined

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

  function directly(source: PaymentSource): void {
    if (need.openDirect(withData(source))) deposit.setPage('open')
    else {
      tellHost('window.allow-popups')
      need.onRefused()
    }
  }

  return {
    openWindow: () => need.openHelper(),
    redirect(source, next, helper) {
      if (!isSafe(source)) {
        helper?.close()
        refuse()
      } else {
        deposit.offerPage(source)
        // Blocked, or cut off by the host's policy: it may have opened all the same, so only a press opens it again.
        if (!helper?.isReachable) deposit.setPage('blocked')
        if (helper !== undefined) send(source, helper)
      }
      navigation.go(next)
    },
    openPending() {
      const source = deposit.pendingPage
      if (source === undefined || isFinal(need.transaction.status)) return
      // The window of the press before may still be waiting: it must not go there as well.
      waiting?.close()
      waiting = undefined
      if (!isSafe(source)) refuse()
      else if (source.method === 'GET') directly(source)
      else send(source, need.openHelper(), need.onRefused)
    },
  }
}

const PAGE_AFTER: Readonly<Record<WindowFate, PaymentPageState>> = {
  open: 'open',
  closed: 'closed',
  refused: 'blocked',
  silent: 'blocked',
}

const isSafe = ({ url }: PaymentSource) => safeUrl(url, { loopback: isLoopback() }) !== undefined

/** An address that is asked for by GET has its data in itself, so no window of ours is needed to send it. */
function withData({ url, data }: PaymentSource): string {
  const target = new URL(url)
  for (const [name, value] of Object.entries(data)) target.searchParams.append(name, value)
  return target.href
}

/** What a reload may open again: an address that is asked for by GET, and may be opened. A form's data are kept nowhere. */
export function addressOf(source: PaymentSource): string | undefined {
  return source.method === 'GET' && isSafe(source) ? withData(source) : undefined
}

/** A page that is itself on this machine may open another one here: developers and tests have no certificate. */
const isLoopback = () => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
