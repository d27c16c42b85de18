import type { Scenario } from '../cashier/Scenario.ts'

export const twoAccounts: Scenario = {
  title: 'A player whose money lies on two accounts.',
  balances: { main: '800.00', additional: '300.00' },
}
