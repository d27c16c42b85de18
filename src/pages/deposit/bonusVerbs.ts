import type { Parts } from '../Parts.ts'

/** What can be done with bonuses wherever one is shown. */
export const bonusVerbs = ({ core, payment }: Pick<Parts, 'core' | 'payment'>) => ({
  'bonus.open': ({ bonus }: { readonly bonus: unknown }) => core.pages.openBonus(String(bonus)),
  'bonus.choose': ({ bonus }: { readonly bonus: unknown }) => payment.bonus.choose(String(bonus)),
  'bonus.toggle': () => payment.bonus.toggle(),
})
