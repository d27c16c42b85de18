import { bankGet } from './calls/bankGet.ts'
import { depositCheck } from './calls/depositCheck.ts'
import { depositCreate } from './calls/depositCreate.ts'
import { depositLimits } from './calls/depositLimits.ts'
import { depositPrepare } from './calls/depositPrepare.ts'
import { depositStatus } from './calls/depositStatus.ts'
import { sessionFormOnCloseModal } from './calls/sessionFormOnCloseModal.ts'
import { sessionStart } from './calls/sessionStart.ts'
import type { CallNeed } from './defineCall.ts'

/** The calls of a payment. They come with its code, after the list is on the screen. */
export function createPaymentApi(need: CallNeed) {
  return {
    sessionStart: sessionStart(need),
    depositLimits: depositLimits(need),
    depositPrepare: depositPrepare(need),
    depositCreate: depositCreate(need),
    depositCheck: depositCheck(need),
    depositStatus: depositStatus(need),
    bankGet: bankGet(need),
    sessionFormOnCloseModal: sessionFormOnCloseModal(need),
  }
}
