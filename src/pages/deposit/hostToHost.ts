import layout from 'virtual:built-in/deposit.invoice'
import { watchInvoice } from '../../flows/invoice/watchInvoice.ts'
import { depositScope } from '../../scopes/depositScope.ts'
import { invoiceScope } from '../../scopes/invoiceScope.ts'
import { definePage } from '../Page.ts'

/** What is to be paid by a transfer of the player's own: where, how much, and until when. */
export const hostToHost = definePage({
  screen: 'deposit.invoice',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, payment }) => {
    const { deposit, methods, navigation } = core
    return {
      scopes: { deposit: depositScope(core), invoice: invoiceScope(core) },
      verbs: { 'deposit.paid': () => navigation.go('depositCompletePage', { query: { status: 'accepted' } }) },
      method: () => {
        const name = deposit.current?.method
        return name === undefined ? undefined : (methods.find(name) ?? { name })
      },
      stop: watchInvoice({ ...core, ...payment }),
    }
  },
})
