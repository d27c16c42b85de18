import type { Scenario } from '../cashier/Scenario.ts'

export const answerDropped: Scenario = {
  title: 'The deposit is made at once, and the answer to the first create never comes.',
  trouble: { 'deposit-create': { answer: 'hang', isStored: true, times: 1 } },
}
