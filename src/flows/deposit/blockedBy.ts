import { isBack } from '../../platform/isBack.ts'
import type { SessionStore } from '../../stores/SessionStore.ts'

/** Why a press did nothing, where the screen does not say so by itself. */
export type Held =
  | { readonly why: 'offline' }
  /** The player's session has ended: the host must bring a new token first (I21). */
  | { readonly why: 'expired' }
  /** The server has asked for patience (C11). */
  | { readonly why: 'wait'; readonly seconds: number }

/** Why nothing that moves money may be sent just now, whatever it is. */
export function blockedBy({ isOnline, isExpired }: Pick<SessionStore, 'isOnline' | 'isExpired'>): Held | undefined {
  if (!isOnline && !isBack()) return { why: 'offline' }
  return isExpired ? { why: 'expired' } : undefined
}
