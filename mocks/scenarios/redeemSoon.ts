import type { Scenario } from '../cashier/Scenario.ts'

export const redeemSoon: Scenario = {
  title: 'Sweep coins have to be played; by the third question they have been.',
  toPlay: ['12.00', '4.50', '0.00'],
}
