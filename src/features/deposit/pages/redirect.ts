import layout from 'virtual:built-in/deposit.redirect'
import p2pLayout from 'virtual:built-in/variants/deposit.redirect.p2p'
import { definePage, type PageParts } from '../../../pages/Page.ts'
import { abandonWhenLeft } from '../abandonWhenLeft.ts'
import type { Deposits } from '../Deposits.ts'
import { createDepositForm } from './depositForm.ts'

/** The rules of a form page besides its layout. */
interface FormPageRule {
  /** Leaving the page while the deposit is being created abandons it (P2P-19). */
  readonly givesUp: boolean
}

/** The payment form of a method: amount, fields and submit. */
const formPage = (builtIn: unknown, { givesUp }: FormPageRule) =>
  definePage({
    screen: 'deposit.redirect',
    builtIn,
    needs: ['drawing', 'payment'],
    open: ({ core, services, own }: PageParts<Deposits>) => {
      if (givesUp) abandonWhenLeft({ ...core, creating: own.creating })
      return createDepositForm({ services, own })
    },
  })

export const redirect = formPage(layout, { givesUp: false })
export const p2pBase = formPage(p2pLayout, { givesUp: true })
