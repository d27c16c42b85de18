import type { PaymentSource } from '../model/paymentSource.ts'
import { isLoopback, safeUrl } from './safeUrl.ts'

/** Which addresses a payment may be made at. */
export interface PaymentAddresses {
  /** Whether it may be opened at all. */
  isSafe(source: PaymentSource): boolean
  /** Whether an app opens it and no page: no window of ours can send anybody there, only a press. */
  isApp(source: PaymentSource): boolean
  /**
   * The whole address of a page that is asked for by GET and may be opened: it has its data in itself, so no window of
   * ours is needed to send it, and a reload may open it again. A form's data are kept nowhere.
   */
  of(source: PaymentSource): string | undefined
}

/** Those of the web, and of the apps whose schemes the deployment lists (SEC-01, `redirect.appSchemes`). */
export function paymentAddresses(appSchemes: readonly string[]): PaymentAddresses {
  const read = ({ url, method }: PaymentSource): URL | undefined => {
    const address = safeUrl(url, { loopback: isLoopback(), appSchemes })
    // An app has an address and takes no form.
    return address !== undefined && (isWeb(address) || method === 'GET') ? address : undefined
  }
  return {
    isSafe: (source) => read(source) !== undefined,
    isApp: (source) => {
      const address = read(source)
      return address !== undefined && !isWeb(address)
    },
    of(source) {
      const target = source.method === 'GET' ? read(source) : undefined
      const added = new URLSearchParams(source.data).toString()
      // Beside what stands there, which stays to the letter.
      if (target !== undefined && added !== '') target.search += target.search === '' ? added : `&${added}`
      return target?.href
    },
  }
}

const isWeb = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:'

/** Those of the web alone. */
export const webAddresses = paymentAddresses([])
