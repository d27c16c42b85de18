import layout from 'virtual:built-in/withdrawal.complete'
import { methodOfPayment } from '../../../catalog/methodOfPayment.ts'
import { definePage, type PageParts } from '../../../pages/Page.ts'
import { followWithdrawal } from '../followWithdrawal.ts'
import type { Withdrawals } from '../Withdrawals.ts'
import { withdrawalScope } from '../withdrawalScope.ts'

/** The status page of a withdrawal. */
export const withdrawalComplete = definePage({
  screen: 'withdrawal.complete',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, services, own }: PageParts<Withdrawals>) => {
    const { methods } = core
    const { loading } = core.list
    const { withdrawal, withdrawals: ledger, transaction } = services.payments
    loading.ensure()
    return {
      scopes: { withdrawal: withdrawalScope({ ...core, transaction, withdrawal }) },
      actions: {},
      method: () => methodOfPayment(methods, withdrawal.current?.method),
      stop: followWithdrawal({
        ...core,
        track: core.reports.track,
        ...services.polling,
        withdrawal,
        api: own.api,
        ledger,
      }),
    }
  },
})
