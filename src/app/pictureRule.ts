import { isLoopback, safeUrl } from '../platform/windows/safeUrl.ts'
import type { AppNeed } from '../services/AppNeed.ts'

/** Which pictures of server data may be loaded: those of the own origin, and of the configured `assets.origins`. */
export function pictureRule(config: Pick<AppNeed['config'], 'assets'>): (address: string) => boolean {
  // Checked with the payment sections of the configuration (readPaymentConfig): nothing is paid while it is invalid.
  const listed: unknown = Object(config.assets).origins
  const origins: readonly string[] = [location.origin, ...(Array.isArray(listed) ? listed : [])]
  return (address) => origins.includes(safeUrl(address, { loopback: isLoopback() })?.origin ?? '-')
}
