import layout from 'virtual:built-in/withdrawal.confirm'
import { resumeWithdrawal } from '../../features/withdrawal/resumeWithdrawal.ts'
import { withdrawalScope } from '../../features/withdrawal/withdrawalScope.ts'
import { formScope } from '../../scopes/formScope.ts'
import { formActions } from '../formActions.ts'
import { definePage } from '../Page.ts'

/** The withdrawal for review before it is confirmed. */
export const confirm = definePage({
  screen: 'withdrawal.confirm',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, payment }) => {
    const { form, loading, methods } = core
    const { withdrawal, confirming, forms, ...need } = payment.withdrawing
    const scopes = {
      withdrawal: withdrawalScope({ ...core, ...payment, withdrawal }),
      form: formScope({ ...core, deposit: withdrawal }),
    }
    loading.ensure()
    const resumed = resumeWithdrawal({ ...core, ...need, withdrawal, confirming })
    return {
      scopes,
      actions: {
        ...formActions(core),
        'withdrawal.agree': () => withdrawal.agree(),
        'withdrawal.confirm': () => void confirming.confirm(),
        'withdrawal.cancel': () => void confirming.cancel(),
        'withdrawal.check': resumed.again,
        setField: ({ field, value }) => form()?.put(field, String(value)),
      },
      method: () => {
        const name = withdrawal.current?.method
        return name === undefined ? undefined : (methods.find(name) ?? { name })
      },
      // The method's fields were filled in on the previous page.
      forms: forms(scopes, () => []),
      stop: resumed.stop,
    }
  },
})
