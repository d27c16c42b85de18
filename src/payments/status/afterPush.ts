import type { TransactionStatus } from '../TransactionStore.ts'

/**
 * The status after a push for this deposit; the server is polled immediately anyway (D-13). Undefined if the transition
 * is not possible: such a push is outdated or forged, and is ignored (B22, C27).
 *
 * `mistaked` is set only by the answer to a new poll, never by a push: pushes arrive out of order, and a player who
 * reads “Payment not completed” pays again.
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
