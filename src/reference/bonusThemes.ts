import type { BonusTheme, DepositBonus } from '../model/bonus.ts'

/** The themes are assigned in rotation, by the bonus's id (spec 9, BONUS-17). */
const THEMES: readonly BonusTheme[] = ['pink', 'purple', 'blue', 'orange']

/**
 * The theme of a bonus; free spins have a theme of their own. For a non-numeric id the position in the list counts
 * (Q-107).
 */
export function bonusTheme({ id, kind }: Pick<DepositBonus, 'id' | 'kind'>, position: number): BonusTheme {
  if (kind === 'freespin') return 'freespin'
  // An id may exceed the safe integer range, but its last two digits suffice for modulo 4.
  const number = /^\d+$/.test(id) ? Number(id.slice(-2)) : position
  return THEMES[number % THEMES.length] as BonusTheme
}
