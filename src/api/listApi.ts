import { events } from './calls/events.ts'
import { methodsCountrySelectorV2 } from './calls/methodsCountrySelectorV2.ts'
import { methodsPaymentV5 } from './calls/methodsPaymentV5.ts'
import type { CallNeed } from './defineCall.ts'

/** The calls that the method list needs. The other calls of a deposit are in `paymentApi.ts`. */
export function createListApi(need: CallNeed) {
  return {
    methodsPaymentV5: methodsPaymentV5(need),
    methodsCountrySelectorV2: methodsCountrySelectorV2(need),
    events: events(need),
  }
}
