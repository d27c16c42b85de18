import type { Scenario } from '../cashier/Scenario.ts'

export const payoutLost: Scenario = {
  title: 'The withdrawal is created, but the response to the first request is lost.',
  faults: { 'withdrawal-create': { answer: 'reset', times: 1 } },
}
