import layout from 'virtual:built-in/complete'
import { countBlocks } from '../../../catalog/countBlocks.ts'
import { methodOfPayment } from '../../../catalog/methodOfPayment.ts'
import { definePage } from '../../../pages/Page.ts'
import { watchInvoice } from '../../../payments/expiry/watchInvoice.ts'
import { combineCleanups } from '../../../platform/time/combineCleanups.ts'
import { chainScope } from '../../../scopes/chainScope.ts'
import { depositScope } from '../../../scopes/depositScope.ts'
import { followStatus } from '../followStatus.ts'

/** The page for retrying a deposit that was not continued (ONRAMP-05). */
const RETRY = 'depositOnrampPage'

/** The status page of a deposit. */
export const complete = definePage({
  screen: 'complete',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, services }) => {
    const { cashier, catalog, payments, polling, windows } = services
    const { deposit, methods, navigation } = core
    const { crypto } = catalog
    const { invoices, transaction } = payments
    // An invoice may expire while this page is open; the payment page can't be opened after that.
    const watch = watchInvoice({ ...core, ...polling, invoices })
    // The URL may contain anything: only the on-ramp form is accepted, if the cashier has it.
    const canRetry = () => navigation.query('to') === RETRY && cashier.hasPage(RETRY)
    return {
      scopes: {
        deposit: depositScope({ ...core, ...catalog, ...payments, canRetry }),
        chain: chainScope({ ...core, crypto }),
      },
      actions: {
        'deposit.openPage': () => invoices.mayOpenPage && windows.paymentPage.openPending(),
        'deposit.retry': () => canRetry() && navigation.go(RETRY),
      },
      method: () => methodOfPayment(methods, deposit.current?.method),
      stop: combineCleanups([
        watch.stop,
        followStatus({
          ...core,
          track: core.reports.track,
          ...polling,
          crypto,
          count: (onCounted) => countBlocks({ ...core, clock: core.environment.clock, crypto, transaction, onCounted }),
        }),
      ]),
    }
  },
})
