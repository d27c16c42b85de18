import type { Scenario } from '../cashier/Scenario.ts'

export const emptyAccount: Scenario = {
  title: 'A player with nothing to withdraw.',
  balances: { main: '0.00', additional: '0' },
}
