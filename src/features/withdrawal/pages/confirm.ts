import layout from 'virtual:built-in/withdrawal.confirm'
import { methodOfPayment } from '../../../catalog/methodOfPayment.ts'
import { formActions } from '../../../pages/formActions.ts'
import { definePage, type PageParts } from '../../../pages/Page.ts'
import { formScope } from '../../../scopes/formScope.ts'
import { resumeWithdrawal } from '../resumeWithdrawal.ts'
import type { Withdrawals } from '../Withdrawals.ts'
import { withdrawalScope } from '../withdrawalScope.ts'

/** The withdrawal for review before it is confirmed. */
export const confirm = definePage({
  screen: 'withdrawal.confirm',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, services, own }: PageParts<Withdrawals>) => {
    const { form, methods } = core
    const { loading } = core.list
    const { api, confirming, forms } = own
    const { withdrawal, withdrawals: ledger, transaction } = services.payments
    const scopes = {
      withdrawal: withdrawalScope({ ...core, transaction, withdrawal }),
      form: formScope({ ...core, deposit: withdrawal }),
    }
    loading.ensure()
    const resumed = resumeWithdrawal({ ...core, api, ledger, withdrawal, confirming })
    return {
      scopes,
      actions: {
        ...formActions({ form: core.form, track: core.reports.track }),
        'withdrawal.agree': () => withdrawal.agree(),
        'withdrawal.confirm': () => void confirming.confirm(),
        'withdrawal.cancel': () => void confirming.cancel(),
        'withdrawal.check': resumed.again,
        setField: ({ field, value }) => form()?.setFromAction(field, String(value)),
      },
      method: () => methodOfPayment(methods, withdrawal.current?.method),
      // No fields: the player has filled in the method's fields on the previous page.
      forms: forms(scopes, () => []),
      stop: resumed.stop,
    }
  },
})
