import { depositCheck } from './calls/depositCheck.ts'
import { depositCreate } from './calls/depositCreate.ts'
import { depositStatus } from './calls/depositStatus.ts'
import { events } from './calls/events.ts'
import { methodsCountrySelectorV2 } from './calls/methodsCountrySelectorV2.ts'
import { methodsPaymentV5 } from './calls/methodsPaymentV5.ts'
import { sessionStart } from './calls/sessionStart.ts'
import type { CallNeed } from './defineCall.ts'

/** Every call of the cashier, made with one transport. */
export function createApi(need: CallNeed) {
  return {
    methodsPaymentV5: methodsPaymentV5(need),
    methodsCountrySelectorV2: methodsCountrySelectorV2(need),
    sessionStart: sessionStart(need),
    depositCreate: depositCreate(need),
    depositCheck: depositCheck(need),
    depositStatus: depositStatus(need),
    events: events(need),
  }
}

export type Api = ReturnType<typeof createApi>
