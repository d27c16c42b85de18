import type { Scenario } from '../cashier/Scenario.ts'

export const statusProcessed: Scenario = {
  title: 'The deposit is paid when its status is asked for the second time.',
  statusAfter: { polls: 2, status: 1 },
}
