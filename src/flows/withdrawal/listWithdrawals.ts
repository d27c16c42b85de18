import { methodsWithdrawal } from '../../api/calls/methodsWithdrawal.ts'
import { methodsWithdrawalV4 } from '../../api/calls/methodsWithdrawalV4.ts'
import type { CallNeed } from '../../api/defineCall.ts'
import type { MethodList } from '../../api/readMethodList.ts'
import type { SessionStore } from '../../stores/SessionStore.ts'

/** What can be paid out by: of the regular cashier by country and currency, else by currency alone. */
export function listWithdrawals(wire: CallNeed, { mode, paymentGeo, user }: SessionStore): Promise<MethodList> {
  const { currency } = user
  return mode === 'main'
    ? methodsWithdrawal(wire)({ country: paymentGeo, currency })
    : methodsWithdrawalV4(wire)({ currency })
}
