import type { TransactionStatus } from '../../stores/TransactionStore.ts'

/**
 * What a push makes of the status of its own deposit; the server is asked at once all the same (D-13). Undefined when
 * nothing leads from the one to the other: such a push is old, or forged, and is passed over (B22, C27).
 *
 * That a payment has failed a push does not say by itself. Pushes overtake each other, and who reads "Not paid" pays
 * again: only the answer to a question that is asked now says it.
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
