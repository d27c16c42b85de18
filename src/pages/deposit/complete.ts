import layout from 'virtual:built-in/complete'
import { countBlocks } from '../../catalog/countBlocks.ts'
import { followStatus } from '../../features/deposit/followStatus.ts'
import { watchInvoice } from '../../payments/expiry/watchInvoice.ts'
import { chainScope } from '../../scopes/chainScope.ts'
import { depositScope } from '../../scopes/depositScope.ts'
import { definePage } from '../Page.ts'

/** The page for retrying a deposit that was not continued (ONRAMP-05). */
const RETRY = 'depositOnrampPage'

/** The status page of a deposit. */
export const complete = definePage({
  screen: 'complete',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, payment }) => {
    const { deposit, methods, navigation } = core
    const { crypto } = payment.coins
    const { invoices } = payment.paying
    // An invoice may expire while this page is open; its page can't be opened after that.
    const watch = watchInvoice({ ...core, ...payment, invoices })
    // From the URL, which may contain anything: only the on-ramp form is accepted, if the cashier has one.
    const canRetry = () => navigation.query('to') === RETRY && payment.hasPage(RETRY)
    return {
      scopes: {
        deposit: depositScope({ ...core, ...payment, canRetry, invoices }),
        chain: chainScope({ ...core, crypto }),
      },
      actions: {
        'deposit.openPage': () => invoices.mayOpenPage && payment.paymentPage.openPending(),
        'deposit.retry': () => canRetry() && navigation.go(RETRY),
      },
      method: () => {
        const name = deposit.current?.method
        return name === undefined ? undefined : (methods.find(name) ?? { name })
      },
      stop: both(
        watch.stop,
        followStatus({
          ...core,
          ...payment,
          onChain: (id, chain) => crypto.see(id, chain),
          count: (onCounted) => countBlocks({ ...core, ...payment, crypto, onCounted }),
        }),
      ),
    }
  },
})

const both = (first: () => void, second: () => void) => () => {
  first()
  second()
}
