import type { PaymentSource } from '../../schemas/depositAnswer.ts'
import type { Navigation } from '../../schemas/navigation.ts'
import type { RouteName } from '../../schemas/routes.ts'
import type { HelperWindow } from '../platform/helperWindow.ts'
import { safeUrl } from '../platform/safeUrl.ts'
import type { DepositStore } from '../stores/DepositStore.ts'

export interface PaymentPageNeed {
  readonly deposit: DepositStore
  readonly navigation: Pick<Navigation, 'go'>
  readonly helperPage: string
  readonly openHelper: (page: string) => HelperWindow
  readonly report: (code: string, message: string) => void
  /** The address of the provider may not be opened. */
  readonly onRefused: () => void
}

export interface PaymentPage {
  /** Inside a press only: later the browser takes it for a pop-up. */
  openWindow(): HelperWindow
  redirect(source: PaymentSource, next: RouteName, helper: HelperWindow | undefined): void
  /** A press on "open the payment page": the window that did not open by itself. */
  openPending(): void
}

/** Sends the player on to the provider's page, in the helper window, and never twice for one deposit unasked (I16). */
export function openPaymentPage(need: PaymentPageNeed): PaymentPage {
  const { deposit, navigation, report } = need
  const openWindow = () => need.openHelper(need.helperPage)
  return {
    openWindow,
    redirect(source, next, helper) {
      if (safeUrl(source.url, { loopback: isLoopback() }) === undefined) {
        helper?.close()
        report('redirect.url', 'The address of the payment page is not one that may be opened.')
        need.onRefused()
      } else if (helper?.isReachable) {
        deposit.offerPage(undefined)
        helper.redirect(source)
      } else {
        // Blocked, or cut off by the host's policy: it may have opened all the same, so only a press opens it again.
        deposit.offerPage(source)
      }
      navigation.go(next)
    },
    openPending() {
      const source = deposit.pendingPage
      if (source === undefined) return
      const helper = openWindow()
      if (!helper.isReachable) return
      deposit.offerPage(undefined)
      helper.redirect(source)
    },
  }
}

/** A page that is itself on this machine may open another one here: developers and tests have no certificate. */
const isLoopback = () => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
