import type { Scenario } from '../cashier/Scenario.ts'

export const tokenDies: Scenario = {
  title: 'The token expires with the first create; a new token is valid.',
  tokenDiesAt: 'deposit-create',
}
