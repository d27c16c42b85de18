import layout from 'virtual:built-in/complete'
import { followStatus } from '../../flows/status/followStatus.ts'
import { depositScope } from '../../scopes/depositScope.ts'
import { definePage } from '../Page.ts'

/** What became of a deposit. */
export const complete = definePage({
  screen: 'complete',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, payment }) => {
    const { deposit, methods } = core
    return {
      scopes: { deposit: depositScope(core) },
      verbs: { 'deposit.openPage': () => payment.paymentPage.openPending() },
      method: () => {
        const name = deposit.current?.method
        return name === undefined ? undefined : (methods.find(name) ?? { name })
      },
      stop: followStatus({ ...core, ...payment }),
    }
  },
})
