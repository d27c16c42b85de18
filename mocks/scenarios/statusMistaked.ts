import type { Scenario } from '../cashier/Scenario.ts'

export const statusMistaked: Scenario = {
  title: 'The deposit is declined when its status is asked for the second time.',
  statusAfter: { polls: 2, status: 2 },
}
