import { compare, roundTo, subtract } from '../money/amount.ts'
import { arrivesOf, feeOf } from '../money/withdrawal.ts'
import type { MethodsStore } from './MethodsStore.ts'
import type { SessionStore } from './SessionStore.ts'
import type { Withdrawal, WithdrawalStore } from './WithdrawalStore.ts'

/**
 * Why a withdrawal may not be confirmed as the server has made it: nobody can read it; nothing of it would arrive; the player
 * has not agreed to what was not asked for. Undefined: it may.
 */
export type WhyNotConfirmed = 'unread' | 'nothingArrives' | 'changed'

export interface ConfirmTerms {
  /** What the method keeps, where the server does not say it of this withdrawal. */
  readonly fee: unknown
  readonly decimals: number
  /** Of the method's fee. */
  readonly currency: string
}

/** Of the method of the withdrawal, as far as the list knows it. */
export function confirmTerms({
  withdrawal,
  methods,
  session,
}: {
  readonly withdrawal: Pick<WithdrawalStore, 'current'>
  readonly methods: Pick<MethodsStore, 'find'>
  readonly session: Pick<SessionStore, 'user' | 'decimalsOf'>
}): ConfirmTerms {
  const { method = '', currency = '' } = withdrawal.current ?? {}
  return {
    fee: methods.find(method)?.fee,
    decimals: session.decimalsOf(currency),
    currency: session.user.currency,
  }
}

export function whyNotConfirmed(
  store: Pick<WithdrawalStore, 'current' | 'isChanged' | 'isAgreed'>,
  terms: ConfirmTerms,
): WhyNotConfirmed | undefined {
  const { current } = store
  if (current === undefined) return undefined
  if (current.isUnread) return 'unread'
  const arrives = arrivalOf(current, terms)
  // What is shown as 0.00 is nothing.
  if (arrives !== undefined && compare(roundTo(arrives, terms.decimals, 'down'), '0') <= 0) return 'nothingArrives'
  return store.isChanged && !store.isAgreed ? 'changed' : undefined
}

/** What arrives, as the server says it, or as it follows from what it says. */
function arrivalOf({ amount, currency, fee, receives }: Withdrawal, terms: ConfirmTerms): string | undefined {
  if (receives !== undefined || amount === undefined) return receives
  if (fee !== undefined) return subtract(amount, fee)
  const ours = currency === terms.currency ? feeOf(amount, terms.fee, terms.decimals) : undefined
  return ours === undefined ? amount : arrivesOf(amount, ours)
}
