import type { MethodsPaymentV5Answer } from '../../schemas/calls/methodsPaymentV5.ts'
import { listIn } from './listIn.ts'
import { readCurrency } from './readCurrency.ts'
import { type ReadMethods, readMethods } from './readMethods.ts'

export interface MethodList extends ReadMethods {
  readonly initCurrencies: { readonly fiat: string; readonly crypto: string }
  readonly isDirectGeo: boolean
  /** The withdrawable balances, not validated; `readBalances` parses them. */
  readonly balances?: unknown
}

/** Reads the answer of any version of the call for the method list. */
export const readMethodList = (call: string, raw: MethodsPaymentV5Answer, invalid: readonly string[]): MethodList => ({
  ...readMethods(call, raw.methods, invalid),
  initCurrencies: {
    fiat: readCurrency(raw.initCurrencies?.fiat) || 'USD',
    crypto: readCurrency(raw.initCurrencies?.crypto) || 'USDT',
  },
  isDirectGeo: raw.isDirectGeo === true,
})

/**
 * Normalizes the answer: some servers send a bare list, `null` for an empty list (Go), or no list beside `isDirectGeo`.
 * Without another member of the list, null may as well be part of an error.
 */
export function openMethodList(raw: unknown): unknown {
  const methods = Array.isArray(raw) ? raw : listIn(raw)
  if (methods !== undefined) return { methods }
  const list = raw as Partial<MethodsPaymentV5Answer> | null
  return list && !list.methods && (list.isDirectGeo || list.initCurrencies) ? { ...list, methods: [] } : raw
}
