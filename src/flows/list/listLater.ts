import { methodsPaymentV3 } from '../../api/calls/methodsPaymentV3.ts'
import { methodsWithdrawal } from '../../api/calls/methodsWithdrawal.ts'
import { methodsWithdrawalV4 } from '../../api/calls/methodsWithdrawalV4.ts'
import type { CallNeed } from '../../api/defineCall.ts'
import type { MethodList } from '../../api/readMethodList.ts'
import type { SessionStore } from '../../stores/SessionStore.ts'

export interface LaterList {
  readonly session: SessionStore
  readonly transaction: string
  readonly abTestGroup: string | undefined
}

/**
 * The lists other than `methods-payment-v5`. Deposits of a sweepstake or an older platform version use
 * `methods-payment-v3`. Withdrawals depend on country and currency in the regular cashier, and on the currency alone elsewhere.
 */
export function listLater(wire: CallNeed, { session, transaction, abTestGroup }: LaterList): Promise<MethodList> {
  const { mode, paymentGeo: country, user } = session
  const { currency } = user
  if (transaction !== 'withdrawal') {
    return methodsPaymentV3(wire)({ country, currency, ...(abTestGroup !== undefined && { abTestGroup }) })
  }
  return mode === 'main' ? methodsWithdrawal(wire)({ country, currency }) : methodsWithdrawalV4(wire)({ currency })
}
