import type { TransactionStatus } from '../TransactionStore.ts'

const BY_NUMBER: readonly TransactionStatus[] = ['waiting', 'processed', 'mistaked']

const BY_WORD: Readonly<Record<string, TransactionStatus>> = {
  WAITING: 'waiting',
  PROCESSED: 'processed',
  MISTAKED: 'mistaked',
  PAYED: 'processed',
  CANCELED: 'mistaked',
  AUTO_CANCELED: 'mistaked',
}

/** Who cancelled a deposit, by the words of the server: the provider, or the end of its time. */
const CANCELLATIONS: Readonly<Record<string, 'time' | 'provider'>> = { AUTO_CANCELED: 'time', CANCELED: 'provider' }

/** Who cancelled the deposit, if the server's status says that it was cancelled. */
export function cancellationOf(status: unknown): 'time' | 'provider' | undefined {
  const word = String(status).toUpperCase()
  return Object.hasOwn(CANCELLATIONS, word) ? CANCELLATIONS[word] : undefined
}

/**
 * Normalizes the server's status, a number or a word: 0 is `waiting`, 1 `processed` and 2 `mistaked`; any other value
 * is `accepted` (spec 4).
 */
export function statusFrom(value: unknown): TransactionStatus {
  if (typeof value === 'number') return BY_NUMBER[value] ?? 'accepted'
  const word = String(value).toUpperCase()
  if (/^[0-9]$/.test(word)) return statusFrom(Number(word))
  return Object.hasOwn(BY_WORD, word) ? BY_WORD[word]! : 'accepted'
}

export function isFinal(status: TransactionStatus): boolean {
  return status === 'processed' || status === 'mistaked'
}
