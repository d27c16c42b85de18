import type { Scenario } from '../cashier/Scenario.ts'

export const redeemLater: Scenario = {
  title: 'Sweep coins must be played before they can be redeemed.',
  toPlay: ['12.00'],
}
