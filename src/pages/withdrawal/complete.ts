import layout from 'virtual:built-in/withdrawal.complete'
import { followWithdrawal } from '../../features/withdrawal/followWithdrawal.ts'
import { withdrawalScope } from '../../features/withdrawal/withdrawalScope.ts'
import { definePage } from '../Page.ts'

/** The status page of a withdrawal. */
export const withdrawalComplete = definePage({
  screen: 'withdrawal.complete',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, payment }) => {
    const { loading, methods } = core
    const { withdrawal, api, ledger } = payment.withdrawing
    loading.ensure()
    return {
      scopes: { withdrawal: withdrawalScope({ ...core, ...payment, withdrawal }) },
      actions: {},
      method: () => {
        const name = withdrawal.current?.method
        return name === undefined ? undefined : (methods.find(name) ?? { name })
      },
      stop: followWithdrawal({ ...core, ...payment, withdrawal, api, ledger }),
    }
  },
})
