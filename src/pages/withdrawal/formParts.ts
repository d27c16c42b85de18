import { accountScope } from '../../features/withdrawal/accountScope.ts'
import { withdrawalScope } from '../../features/withdrawal/withdrawalScope.ts'
import { formScope } from '../../scopes/formScope.ts'
import { limitsScope, methodScope } from '../../scopes/methodScope.ts'
import { formActions } from '../formActions.ts'
import type { Parts } from '../Parts.ts'

/** The scopes and actions of every withdrawal form. */
export function formParts({ core, payment }: Pick<Parts, 'core' | 'payment'>) {
  const { form } = core
  const { withdrawal, creating, known, limitsOf } = payment.withdrawing
  return {
    scopes: {
      method: methodScope(core),
      limits: limitsScope({ ...core, limitsOf }),
      form: formScope({ ...core, limitsOf, deposit: withdrawal }),
      withdrawal: withdrawalScope({ ...core, ...payment, withdrawal }),
      account: accountScope({ ...core, withdrawal }),
    },
    actions: {
      ...formActions(core),
      'withdrawal.create': () => void creating.press(),
      'withdrawal.check': () => void creating.check(),
      'withdrawal.show': known.show,
      'withdrawal.startAnew': known.startAnew,
      'account.choose': ({ account }: { readonly account: unknown }) =>
        withdrawal.choose(account === 'additional' ? 'additional' : 'main'),
      setField: ({ field, value }: { readonly field: string; readonly value: unknown }) =>
        form()?.put(field, String(value)),
    },
  }
}
