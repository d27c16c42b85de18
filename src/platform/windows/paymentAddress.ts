import type { PaymentSource } from '../../model/paymentSource.ts'
import { isLoopback, safeUrl } from './safeUrl.ts'

/** Checks and builds the URLs of payment pages. */
export interface PaymentAddresses {
  /** Whether the URL may be opened. */
  isSafe(source: PaymentSource): boolean
  /** Whether the URL opens an app instead of a page. The helper window can't open an app, only a press can. */
  isApp(source: PaymentSource): boolean
  /**
   * The complete URL, data included, of a safe page requested by GET. Such a page needs no helper window to submit a
   * form, and can be opened again after a reload. Undefined for POST, because the data of a POST is never stored.
   */
  of(source: PaymentSource): string | undefined
}

/** Allows web URLs, and URLs of the app schemes that the deployment lists (SEC-01, `redirect.appSchemes`). */
export function paymentAddresses(appSchemes: readonly string[]): PaymentAddresses {
  const read = ({ url, method }: PaymentSource): URL | undefined => {
    const address = safeUrl(url, { loopback: isLoopback(), appSchemes })
    // A form can't be submitted to an app.
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
      // Append the data, so that the existing query stays exactly as it is.
      if (target !== undefined && added !== '') target.search += target.search === '' ? added : `&${added}`
      return target?.href
    },
  }
}

const isWeb = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:'

/** Allows web URLs only. */
export const webAddresses = paymentAddresses([])
