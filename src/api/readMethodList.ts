import type { MethodsPaymentV5Answer } from '../../schemas/calls/methodsPaymentV5.ts'
import { readCurrency } from './readCurrency.ts'
import { type ReadMethods, readMethods } from './readMethods.ts'

export interface MethodList extends ReadMethods {
  readonly initCurrencies: { readonly fiat: string; readonly crypto: string }
  readonly isDirectGeo: boolean
  /** What can be withdrawn, as the server gave it: `readBalances` reads it. */
  readonly balances?: unknown
}

/** The methods of an answer, whichever version of the call gave it. */
export const readMethodList = (call: string, raw: MethodsPaymentV5Answer, odd: readonly string[]): MethodList => ({
  ...readMethods(call, raw.methods, odd),
  initCurrencies: {
    fiat: readCurrency(raw.initCurrencies?.fiat) || 'USD',
    crypto: readCurrency(raw.initCurrencies?.crypto) || 'USDT',
  },
  isDirectGeo: raw.isDirectGeo === true,
})

/** A list may stand alone. */
export const openMethodList = (raw: unknown): unknown => (Array.isArray(raw) ? { methods: raw } : raw)
