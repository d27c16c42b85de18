import type { Intent } from '../../../schemas/stored/intent.ts'
import type { MistakedReason } from '../../stores/TransactionStore.ts'

/** Why a deposit was not paid, from the server's status and from our own cancellation, if there was one. */
export function whyNotPaid(said: unknown, intent: Pick<Intent, 'settled' | 'cancelledBy'> | undefined): MistakedReason {
  if (intent?.settled === 'cancelled') return intent.cancelledBy ?? 'time'
  const word = String(said).toUpperCase()
  if (word === 'AUTO_CANCELED') return 'time'
  return word === 'CANCELED' ? 'provider' : 'declined'
}
