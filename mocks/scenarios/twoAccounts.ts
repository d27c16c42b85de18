import type { Scenario } from '../cashier/Scenario.ts'

export const twoAccounts: Scenario = {
  title: 'A player with money in two accounts.',
  balances: { main: '800.00', additional: '300.00' },
}
