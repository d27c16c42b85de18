import type { MethodsPaymentV5Request } from '../../schemas/calls/methodsPaymentV5.ts'
import type { Extras } from './hostExtras.ts'

/** The request for the method list (CALL-22). */
export function listRequest(
  place: { readonly currency: string; readonly country: string; readonly money: 'fiat' | 'crypto' },
  abTestGroup: string | undefined,
  extras: Extras = {},
): MethodsPaymentV5Request {
  return {
    country: place.country,
    currency: { code: place.currency, type: place.money },
    ...(abTestGroup !== undefined && { abTestGroup }),
    ...(Object.keys(extras).length > 0 && { extras }),
  }
}
