import layout from 'virtual:built-in/deposit.redirect'
import p2pLayout from 'virtual:built-in/variants/deposit.redirect.p2p'
import { abandonWhenLeft } from '../../features/deposit/abandonWhenLeft.ts'
import { definePage, type Page } from '../Page.ts'
import { paymentForm } from './paymentForm.ts'

/** The rules of a form page besides its document. */
interface FormPageRule {
  /** Leaving the page while the deposit is being created abandons it (P2P-19). */
  readonly givesUp: boolean
}

/** The payment form of a method: amount, fields and submit. */
const formPage = (builtIn: unknown, { givesUp }: FormPageRule): Page =>
  definePage({
    screen: 'deposit.redirect',
    builtIn,
    needs: ['drawing', 'payment'],
    open: (parts) => {
      if (givesUp) abandonWhenLeft({ ...parts.core, ...parts.payment })
      return paymentForm(parts, {})
    },
  })

export const redirect = formPage(layout, { givesUp: false })
export const p2pBase = formPage(p2pLayout, { givesUp: true })
