import type { Scenario } from '../cashier/Scenario.ts'

export const payoutLost: Scenario = {
  title: 'The withdrawal is made, and the answer to the first request is lost.',
  trouble: { 'withdrawal-create': { answer: 'reset', times: 1 } },
}
