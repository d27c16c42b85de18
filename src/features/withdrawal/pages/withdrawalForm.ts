import type { Method } from '../../../model/method.ts'
import { isPositive } from '../../../money/amount.ts'
import { mostWithdrawable } from '../../../money/withdrawal.ts'
import { formActions } from '../../../pages/formActions.ts'
import { formScope } from '../../../scopes/formScope.ts'
import { limitsScope, methodScope } from '../../../scopes/methodScope.ts'
import type { WithdrawalForm } from '../../../services/formPages.ts'
import type { Services } from '../../../services/Services.ts'
import { accountScope } from '../accountScope.ts'
import type { Withdrawals } from '../Withdrawals.ts'
import { withdrawalScope } from '../withdrawalScope.ts'

export interface WithdrawalFormNeed {
  readonly services: Services
  readonly own: Withdrawals
}

/** The scopes and actions of every withdrawal form. */
export function createWithdrawalForm({ services, own }: WithdrawalFormNeed): WithdrawalForm {
  const { core, payments, provided } = services
  const { form } = core
  const { transaction, withdrawal } = payments
  const { creating, known, limitsOf } = own
  const mostOf = (method: Method | undefined) => {
    // "All" is not offered while some must be played first: nothing can be redeemed then.
    if (isPositive(provided.payout?.toPlay)) return undefined
    return mostWithdrawable(withdrawal.balance, limitsOf(method), core.session.decimalsOf(core.session.user.currency))
  }
  return {
    scopes: {
      method: methodScope(core),
      limits: limitsScope({ ...core, limitsOf }),
      form: formScope({ ...core, limitsOf, mostOf, deposit: withdrawal }),
      withdrawal: withdrawalScope({ ...core, transaction, withdrawal }),
      account: accountScope({ ...core, withdrawal, payout: () => provided.payout }),
    },
    actions: {
      ...formActions({ form: core.form, track: core.reports.track }),
      'withdrawal.create': () => void creating.press(),
      'withdrawal.check': () => void creating.check(),
      'withdrawal.show': known.show,
      'withdrawal.startAnew': known.startAnew,
      'account.choose': ({ account }) => withdrawal.choose(account === 'additional' ? 'additional' : 'main'),
      setField: ({ field, value }) => form()?.setFromAction(field, String(value)),
    },
    forms: own.forms,
  }
}
