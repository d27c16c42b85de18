import type { Scenario } from '../cashier/Scenario.ts'

export const statusMistaked: Scenario = {
  title: 'The deposit is declined at the second status request.',
  statusAfter: { polls: 2, status: 2 },
}
