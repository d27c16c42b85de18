import validate from 'virtual:validate/calls/methodsPaymentV5/ANSWER'
import type { MethodsPaymentV5Answer, MethodsPaymentV5Request } from '../../../schemas/calls/methodsPaymentV5.ts'
import { defineCall } from '../defineCall.ts'
import { type MethodList, openMethodList, readMethodList } from '../readMethodList.ts'

export const methodsPaymentV5 = defineCall<MethodsPaymentV5Request, MethodsPaymentV5Answer, MethodList>({
  verb: 'POST',
  name: 'methods-payment-v5',
  isRetried: true,
  open: openMethodList,
  answer: validate,
  read: (raw, invalid) => readMethodList('methods-payment-v5', raw, invalid),
})
