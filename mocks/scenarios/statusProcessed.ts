import type { Scenario } from '../cashier/Scenario.ts'

export const statusProcessed: Scenario = {
  title: 'The deposit is paid at the second status request.',
  statusAfter: { polls: 2, status: 1 },
}
