import { bankGet } from './calls/bankGet.ts'
import { depositCancel } from './calls/depositCancel.ts'
import { depositCheck } from './calls/depositCheck.ts'
import { depositComplete } from './calls/depositComplete.ts'
import { depositCreate } from './calls/depositCreate.ts'
import { depositCreateP2p } from './calls/depositCreateP2p.ts'
import { depositCreateSweepstake } from './calls/depositCreateSweepstake.ts'
import { depositLimits } from './calls/depositLimits.ts'
import { depositPrepare } from './calls/depositPrepare.ts'
import { depositStatus } from './calls/depositStatus.ts'
import { externalDepositContinue } from './calls/externalDepositContinue.ts'
import { paymentConvertV2 } from './calls/paymentConvertV2.ts'
import { sessionFormOnCloseModal } from './calls/sessionFormOnCloseModal.ts'
import { sessionStart } from './calls/sessionStart.ts'
import { sweepstakeBalanceGet } from './calls/sweepstakeBalanceGet.ts'
import { sweepstakeBoxes } from './calls/sweepstakeBoxes.ts'
import { sweepstakeRecoupSum } from './calls/sweepstakeRecoupSum.ts'
import type { CallNeed } from './defineCall.ts'

/** The calls of a deposit, lazy loaded with the payment code after the method list is shown. */
export function createPaymentApi(need: CallNeed) {
  return {
    sessionStart: sessionStart(need),
    depositLimits: depositLimits(need),
    depositPrepare: depositPrepare(need),
    depositCreate: depositCreate(need),
    depositCreateP2p: depositCreateP2p(need),
    depositCreateSweepstake: depositCreateSweepstake(need),
    depositComplete: depositComplete(need),
    depositCancel: depositCancel(need),
    externalDepositContinue: externalDepositContinue(need),
    depositCheck: depositCheck(need),
    depositStatus: depositStatus(need),
    paymentConvertV2: paymentConvertV2(need),
    bankGet: bankGet(need),
    sweepstakeBoxes: sweepstakeBoxes(need),
    sweepstakeBalanceGet: sweepstakeBalanceGet(need),
    sweepstakeRecoupSum: sweepstakeRecoupSum(need),
    sessionFormOnCloseModal: sessionFormOnCloseModal(need),
  }
}

export type PaymentApi = ReturnType<typeof createPaymentApi>
