import type { BonusTheme, DepositBonus } from '../model/bonus.ts'

/** Assigned in rotation, by id (spec 9, BONUS-17). */
const THEMES: readonly BonusTheme[] = ['pink', 'purple', 'blue', 'orange']

/** The theme of a bonus; free spins have their own. A non-numeric id counts by its position in the list. */
export function bonusTheme({ id, kind }: Pick<DepositBonus, 'id' | 'kind'>, position: number): BonusTheme {
  if (kind === 'freespin') return 'freespin'
  // Ids may exceed the safe integer range, but the last two digits suffice for modulo 4.
  const number = /^\d+$/.test(id) ? Number(id.slice(-2)) : position
  return THEMES[number % THEMES.length] as BonusTheme
}
