import validate from 'virtual:validate/calls/paymentConvertV2/ANSWER'
import type { PaymentConvertAnswer, PaymentConvertRequest } from '../../../schemas/calls/paymentConvertV2.ts'
import type { WireAmount } from '../../model/method.ts'
import { defineCall } from '../defineCall.ts'

/** Converts an amount between currencies (CALL-12). */
export const paymentConvertV2 = defineCall<PaymentConvertRequest, PaymentConvertAnswer, WireAmount>({
  verb: 'POST',
  name: 'payment-convert-v2',
  answer: validate,
  read: ({ amount }) => amount,
})
