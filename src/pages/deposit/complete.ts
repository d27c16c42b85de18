import layout from 'virtual:built-in/complete'
import { countBlocks } from '../../flows/crypto/countBlocks.ts'
import { watchInvoice } from '../../flows/invoice/watchInvoice.ts'
import { followStatus } from '../../flows/status/followStatus.ts'
import { chainScope } from '../../scopes/chainScope.ts'
import { depositScope } from '../../scopes/depositScope.ts'
import { definePage } from '../Page.ts'

/** Where a deposit that has not gone on is tried again (ONRAMP-05). */
const RETRY = 'depositOnrampPage'

/** What became of a deposit. */
export const complete = definePage({
  screen: 'complete',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, payment }) => {
    const { deposit, methods, navigation, session } = core
    const { crypto } = payment.coins
    const { invoices } = payment.paying
    // The time of an invoice may run out here: its page is not opened after that.
    const watch = watchInvoice({ ...core, ...payment, invoices })
    // Out of the address, where anything may stand: only the form that deposits are led back to. A sweepstake has none.
    const canRetry = () => navigation.query('to') === RETRY && session.mode !== 'sweep'
    return {
      scopes: {
        deposit: depositScope({ ...core, ...payment, canRetry, invoices }),
        chain: chainScope({ ...core, crypto }),
      },
      verbs: {
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
