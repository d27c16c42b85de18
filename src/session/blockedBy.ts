import { isDeviceOnline } from '../platform/page/isDeviceOnline.ts'
import type { SessionStore } from './SessionStore.ts'

/** Why a press had no effect, unless the screen already shows the reason. */
export type Blocked =
  | { readonly why: 'offline' }
  /** The player's session has ended: the host must send a new token first (I21). */
  | { readonly why: 'expired' }
  /** The server requires a pause before the next request (C11). */
  | { readonly why: 'wait'; readonly seconds: number }

/** Why no request that moves money may be sent now; undefined when requests may be sent. */
export function blockedBy({ isOnline, isExpired }: Pick<SessionStore, 'isOnline' | 'isExpired'>): Blocked | undefined {
  if (!isOnline && !isDeviceOnline()) return { why: 'offline' }
  return isExpired ? { why: 'expired' } : undefined
}
