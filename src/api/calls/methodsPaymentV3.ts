import validate from 'virtual:validate/calls/methodsPaymentV5/ANSWER'
import type { MethodsPaymentV3Request } from '../../../schemas/calls/methodsPaymentV3.ts'
import type { MethodsPaymentV5Answer } from '../../../schemas/calls/methodsPaymentV5.ts'
import { defineCall } from '../defineCall.ts'
import { type MethodList, openMethodList, readMethodList } from '../readMethodList.ts'

/** Deposit methods for the sweepstake cashier and for hosts of an older platform version. */
export const methodsPaymentV3 = defineCall<MethodsPaymentV3Request, MethodsPaymentV5Answer, MethodList>({
  verb: 'POST',
  name: 'methods-payment-v3',
  isRetried: true,
  open: openMethodList,
  answer: validate,
  read: (raw, invalid) => readMethodList('methods-payment-v3', raw, invalid),
})
