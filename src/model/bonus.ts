import type { BONUS_THEMES } from '../../schemas/scopes/views.ts'

export type BonusTheme = (typeof BONUS_THEMES)[number]

/** A bonus that the host offers with a deposit (DATA-35 to 37). Amounts are decimal texts, empty where nothing was said. */
export interface DepositBonus {
  readonly id: string
  readonly kind: 'deposit' | 'freespin'
  /** For accounts in this currency alone; empty for all. */
  readonly currency: string
  /** In the words of the host, or empty. */
  readonly title: string
  readonly subtitle: string
  readonly theme: BonusTheme
  readonly percent: string
  readonly maxAmount: string
  readonly minDeposit: string
  readonly payout: string
  readonly wager: string
  /** The most that can be withdrawn of it, in whole units. */
  readonly maxWithdrawal: string
  readonly spins: string
  readonly maxSpinWin: string
  /** The games of free spins. */
  readonly games: readonly string[]
  /** Wall time, in milliseconds; undefined when it has no end. */
  readonly endsAt?: number | undefined
}
