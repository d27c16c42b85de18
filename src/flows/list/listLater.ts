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
 * The lists that are not the first one of all: what a sweepstake is paid by, and a host of an
 * older version; what can be paid out by, of the
 * regular cashier by country and currency, else by currency alone.
 */
export function listLater(wire: CallNeed, { session, transaction, abTestGroup }: LaterList): Promise<MethodList> {
  const { mode, paymentGeo: country, user } = session
  const { currency } = user
  if (transaction !== 'withdrawal') {
    return methodsPaymentV3(wire)({ country, currency, ...(abTestGroup !== undefined && { abTestGroup }) })
  }
  return mode === 'main' ? methodsWithdrawal(wire)({ country, currency }) : methodsWithdrawalV4(wire)({ currency })
}
