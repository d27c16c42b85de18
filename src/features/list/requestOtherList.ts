import { methodsPaymentV3 } from '../../api/calls/methodsPaymentV3.ts'
import type { CallNeed } from '../../api/defineCall.ts'
import type { MethodList } from '../../api/readMethodList.ts'
import { isPayout } from '../../reference/isPayout.ts'
import type { WithdrawalList } from '../../services/CashierTraits.ts'
import type { SessionStore } from '../../session/SessionStore.ts'

export interface OtherListNeed {
  readonly withdrawals: WithdrawalList
  readonly session: SessionStore
  readonly transaction: string
  readonly abTestGroup: string | undefined
}

/**
 * The lists other than `methods-payment-v5`. Deposits of a sweepstake or an older platform version use
 * `methods-payment-v3`. Each type of cashier has its own list of withdrawals.
 */
export function requestOtherList(
  calls: CallNeed,
  { session, transaction, abTestGroup, withdrawals }: OtherListNeed,
): Promise<MethodList> {
  const { paymentGeo: country, user } = session
  const { currency } = user
  if (!isPayout(transaction)) {
    return methodsPaymentV3(calls)({ country, currency, ...(abTestGroup !== undefined && { abTestGroup }) })
  }
  return withdrawals(calls, { country, currency })
}
