import type { MethodsPaymentV5Answer } from '../../schemas/calls/methodsPaymentV5.ts'
import type { Method } from '../model/method.ts'
import { readMethod } from './readMethod.ts'

export interface MethodList {
  readonly methods: readonly Method[]
  /** How many did not fit their schema and were left out. */
  readonly refused: number
  /** Where the answer was not as agreed and was read all the same. */
  readonly odd: readonly string[]
  readonly initCurrencies: { readonly fiat: string; readonly crypto: string }
  readonly isDirectGeo: boolean
}

/** The methods of an answer, whichever version of the call gave it. */
export function readMethodList(raw: MethodsPaymentV5Answer, oddOfList: readonly string[]): MethodList {
  const odd = [...oddOfList]
  const methods = raw.methods.map((one) => readMethod(one, (path) => odd.push(`/methods/${String(one.name)}${path}`)))
  const good = methods.filter((method) => method !== undefined)
  return {
    methods: good,
    refused: methods.length - good.length,
    odd,
    initCurrencies: { fiat: raw.initCurrencies?.fiat || 'USD', crypto: raw.initCurrencies?.crypto || 'USDT' },
    isDirectGeo: raw.isDirectGeo === true,
  }
}

/** A list may stand alone. */
export const openMethodList = (raw: unknown): unknown => (Array.isArray(raw) ? { methods: raw } : raw)
