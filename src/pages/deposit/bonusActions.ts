import type { Parts } from '../Parts.ts'

/** The bonus actions of every page that shows one. */
export const bonusActions = ({ core, payment }: Pick<Parts, 'core' | 'payment'>) => ({
  'bonus.open': ({ bonus }: { readonly bonus: unknown }) => core.pages.openBonus(String(bonus)),
  'bonus.choose': ({ bonus }: { readonly bonus: unknown }) => payment.bonus.choose(String(bonus)),
  'bonus.toggle': () => payment.bonus.toggle(),
})
