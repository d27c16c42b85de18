import type { MethodsStore } from '../../catalog/MethodsStore.ts'
import { compare, roundTo, subtract } from '../../money/amount.ts'
import { arrivesOf, feeOf } from '../../money/withdrawal.ts'
import type { Withdrawal, WithdrawalStore } from '../../payments/WithdrawalStore.ts'
import { decimalsOfCoin } from '../../session/decimalsOfCoin.ts'
import type { SessionStore } from '../../session/SessionStore.ts'

/**
 * Why a withdrawal can't be confirmed: its amounts are unreadable or unknown, nothing would arrive, or the player has
 * not agreed to a change.
 */
export type WhyNotConfirmed = 'unread' | 'nothingArrives' | 'changed'

export interface ConfirmTerms {
  /** The method's fee, used if the server sent no fee. */
  readonly fee: unknown
  readonly session: Pick<SessionStore, 'decimalsOf'>
  /** The currency of the method's fee. */
  readonly currency: string
}

/** The terms of the withdrawal's method, if the list contains it. */
export function confirmTerms({
  withdrawal,
  methods,
  session,
}: {
  readonly withdrawal: Pick<WithdrawalStore, 'current'>
  readonly methods: Pick<MethodsStore, 'find'>
  readonly session: Pick<SessionStore, 'user' | 'decimalsOf'>
}): ConfirmTerms {
  return {
    fee: methods.find(withdrawal.current?.method ?? '')?.fee,
    session,
    currency: session.user.currency,
  }
}

export function whyNotConfirmed(
  store: Pick<WithdrawalStore, 'current' | 'step' | 'isChanged' | 'isAgreed'>,
  terms: ConfirmTerms,
): WhyNotConfirmed | undefined {
  const { current } = store
  if (current === undefined) return undefined
  // Before "open", the amount is still being loaded.
  const isMissing = store.step === 'open' && current.amount === undefined
  if (isMissing || current.unread.length > 0) return 'unread'
  const arrives = arrivalOf(current, terms)
  if (arrives !== undefined && isNothing(arrives, current, terms)) return 'nothingArrives'
  return store.isChanged && !store.isAgreed ? 'changed' : undefined
}

/**
 * An amount displayed as 0.00 counts as nothing. Another currency than that of the account may be a coin that the cashier
 * does not know.
 */
function isNothing(arrives: string, current: Withdrawal, { session }: ConfirmTerms): boolean {
  const currency = arrivalCurrency(current)
  const decimals = currency === current.currency ? session.decimalsOf(currency) : decimalsOfCoin(currency, session)
  return compare(roundTo(arrives, decimals, 'down'), '0') <= 0
}

/** The currency of the amount that arrives. */
export const arrivalCurrency = ({ receives, receivesCurrency, currency }: Withdrawal): string =>
  receives === undefined ? currency : (receivesCurrency ?? currency)

/** The amount that arrives: from the server, or derived from its data. */
function arrivalOf({ amount, currency, fee, receives }: Withdrawal, terms: ConfirmTerms): string | undefined {
  if (receives !== undefined || amount === undefined) return receives
  if (fee !== undefined) return subtract(amount, fee)
  const ours = currency === terms.currency ? feeOf(amount, terms.fee, terms.session.decimalsOf(currency)) : undefined
  return ours === undefined ? amount : arrivesOf(amount, ours)
}
