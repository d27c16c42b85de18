import type { MethodsPaymentV5Request } from '../../schemas/calls/methodsPaymentV5.ts'
import type { Extras } from './hostExtras.ts'

/** Cryptocurrency codes, listed here because the boot chunk sends the request before the currency table has loaded. */
const CRYPTO = /^(BTC|ETH|LTC|USDT|TRX|XMR|BCH|DASH|NEO|DOGE|ZEC|XRP|XLM|BNB|USDC|TON)$/

/** The request for the method list (CALL-22). */
export function listRequest(
  session: { readonly currency: string; readonly country: string; readonly money?: 'fiat' | 'crypto' },
  abTestGroup: string | undefined,
  extras: Extras = {},
): MethodsPaymentV5Request {
  const type = session.money ?? (CRYPTO.test(session.currency) ? 'crypto' : 'fiat')
  return {
    country: session.country,
    currency: { code: session.currency, type },
    ...(abTestGroup !== undefined && { abTestGroup }),
    ...(Object.keys(extras).length > 0 && { extras }),
  }
}
