import type { Scenario } from '../cashier/Scenario.ts'

export const richPlayer: Scenario = {
  title: 'A player with a lot to withdraw.',
  balances: { main: '250000.00', additional: '0' },
}
