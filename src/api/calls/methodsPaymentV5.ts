import validate from 'virtual:validate/calls/methodsPaymentV5/ANSWER'
import type { MethodsPaymentV5Answer, MethodsPaymentV5Request } from '../../../schemas/calls/methodsPaymentV5.ts'
import type { Account } from '../../model/withdrawal.ts'
import { defineCall } from '../defineCall.ts'
import { type ReadMethods, readMethods } from '../readMethods.ts'

export interface MethodList extends ReadMethods {
  readonly initCurrencies: { readonly fiat: string; readonly crypto: string }
  readonly isDirectGeo: boolean
  /** What can be withdrawn, by the account that it lies on. */
  readonly balances?: Readonly<Partial<Record<Account, string>>>
}

export const methodsPaymentV5 = defineCall<MethodsPaymentV5Request, MethodsPaymentV5Answer, MethodList>({
  verb: 'POST',
  name: 'methods-payment-v5',
  isRetried: true,
  open: (raw) => (Array.isArray(raw) ? { methods: raw } : raw),
  answer: validate,
  read: (raw, oddOfList) => ({
    ...readMethods(raw.methods, oddOfList),
    initCurrencies: { fiat: raw.initCurrencies?.fiat || 'USD', crypto: raw.initCurrencies?.crypto || 'USDT' },
    isDirectGeo: raw.isDirectGeo === true,
  }),
})
