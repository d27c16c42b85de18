import type { TransactionStatus } from '../TransactionStore.ts'

/**
 * The status after a push for this deposit; the server is polled immediately anyway (D-13). Undefined if the transition
 * is not possible: such a push is outdated or forged, and is ignored (B22, C27).
 *
 * A push alone never sets "failed": pushes can arrive out of order, and a player who reads “Payment not completed” pays again. Only
 * the answer to a new poll sets it.
 */
export function afterPush(
  now: TransactionStatus,
  pushed: TransactionStatus | undefined,
): TransactionStatus | undefined {
  if (now === 'processed') return undefined
  if (pushed === 'processed') return 'processed'
  if (now === 'mistaked') return undefined
  return pushed === 'accepted' ? 'accepted' : now
}
