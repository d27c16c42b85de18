import type { Scenario } from '../cashier/Scenario.ts'

export const redeemLater: Scenario = {
  title: 'Sweep coins have still to be played before anything is redeemed.',
  toPlay: ['12.00'],
}
