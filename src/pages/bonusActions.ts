import type { Services } from '../services/Services.ts'

/** The bonus actions of every page that shows a bonus. */
export const bonusActions = ({ core, catalog }: Services) => ({
  'bonus.open': ({ bonus }: { readonly bonus: unknown }) => core.list.pages.openBonus(String(bonus)),
  'bonus.choose': ({ bonus }: { readonly bonus: unknown }) => catalog.bonus.choose(String(bonus)),
  'bonus.toggle': () => catalog.bonus.toggle(),
})
