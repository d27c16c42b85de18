import type { Scenario } from '../cashier/Scenario.ts'

export const tokenDies: Scenario = {
  title: 'The token is dead from the first create on; a renewed one is good.',
  tokenDiesAt: 'deposit-create',
}
