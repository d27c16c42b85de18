import type { BONUS_THEMES } from '../../schemas/scopes/views.ts'

export type BonusTheme = (typeof BONUS_THEMES)[number]

/** A deposit bonus that the host offers (DATA-35 to 37). Amounts are decimal texts, empty when not given. */
export interface DepositBonus {
  readonly id: string
  readonly kind: 'deposit' | 'freespin'
  /** The bonus is only for accounts in this currency; empty: for all accounts. */
  readonly currency: string
  /** The host's text, or empty. */
  readonly title: string
  readonly subtitle: string
  readonly theme: BonusTheme
  readonly percent: string
  readonly maxAmount: string
  readonly minDeposit: string
  readonly payout: string
  readonly wager: string
  /** The maximum withdrawal from the bonus, in whole units. */
  readonly maxWithdrawal: string
  readonly spins: string
  readonly maxSpinWin: string
  /** The games the free spins are for. */
  readonly games: readonly string[]
  /** Wall time in ms since 1970; undefined if the bonus has no end. */
  readonly endsAt?: number | undefined
}
