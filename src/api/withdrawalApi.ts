import { withdrawalCancel } from './calls/withdrawalCancel.ts'
import { withdrawalCheck } from './calls/withdrawalCheck.ts'
import { withdrawalConfirm } from './calls/withdrawalConfirm.ts'
import { withdrawalCreate } from './calls/withdrawalCreate.ts'
import { withdrawalStatus } from './calls/withdrawalStatus.ts'
import type { CallNeed } from './defineCall.ts'

/** The calls of a withdrawal, lazy loaded with the payment code. */
export function createWithdrawalApi(need: CallNeed) {
  return {
    withdrawalCreate: withdrawalCreate(need),
    withdrawalConfirm: withdrawalConfirm(need),
    withdrawalCancel: withdrawalCancel(need),
    withdrawalCheck: withdrawalCheck(need),
    withdrawalStatus: withdrawalStatus(need),
  }
}

export type WithdrawalApi = ReturnType<typeof createWithdrawalApi>
