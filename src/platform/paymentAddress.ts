import type { PaymentSource } from '../model/depositAnswer.ts'
import { safeUrl } from './safeUrl.ts'

/** Whether the provider's page may be opened at all. */
export const isSafeSource = ({ url }: PaymentSource): boolean => safeUrl(url, { loopback: isLoopback() }) !== undefined

/**
 * The whole address of a page that is asked for by GET and may be opened: it has its data in itself, so no window of ours
 * is needed to send it, and a reload may open it again. A form's data are kept nowhere.
 */
export function addressOf(source: PaymentSource): string | undefined {
  if (source.method !== 'GET' || !isSafeSource(source)) return undefined
  const target = new URL(source.url)
  for (const [name, value] of Object.entries(source.data)) target.searchParams.append(name, value)
  return target.href
}

/** A page that is itself on this machine may open another one here: developers and tests have no certificate. */
const isLoopback = () => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
