import type { Scenario } from '../cashier/Scenario.ts'

export const redeemSoon: Scenario = {
  title: 'Sweep coins must be played; at the third request they have been.',
  toPlay: ['12.00', '4.50', '0.00'],
}
