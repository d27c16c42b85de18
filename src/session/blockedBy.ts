import { isBack } from '../platform/page/isBack.ts'
import type { SessionStore } from './SessionStore.ts'

/** The reason why a press did nothing, when the screen does not already show it. */
export type Blocked =
  | { readonly why: 'offline' }
  /** The player's session has ended: the host must bring a new token first (I21). */
  | { readonly why: 'expired' }
  /** The server asked to wait before the next request (C11). */
  | { readonly why: 'wait'; readonly seconds: number }

/** The reason why no request that moves money may be sent now; undefined when it may. */
export function blockedBy({ isOnline, isExpired }: Pick<SessionStore, 'isOnline' | 'isExpired'>): Blocked | undefined {
  if (!isOnline && !isBack()) return { why: 'offline' }
  return isExpired ? { why: 'expired' } : undefined
}
