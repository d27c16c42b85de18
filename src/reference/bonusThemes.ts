import type { BonusTheme, DepositBonus } from '../model/bonus.ts'

/** Spec 9: one after another, by id (BONUS-17). */
const THEMES: readonly BonusTheme[] = ['pink', 'purple', 'blue', 'orange']

/** Free spins have a theme of their own. An id that is no number counts by its place in the list. */
export function bonusTheme({ id, kind }: Pick<DepositBonus, 'id' | 'kind'>, position: number): BonusTheme {
  if (kind === 'freespin') return 'freespin'
  // Of a number in tens only the last two digits say what is left of a division by four: an id may be longer than a number.
  const number = /^\d+$/.test(id) ? Number(id.slice(-2)) : position
  return THEMES[number % THEMES.length] as BonusTheme
}
