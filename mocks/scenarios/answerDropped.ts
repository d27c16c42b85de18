import type { Scenario } from '../cashier/Scenario.ts'

export const answerDropped: Scenario = {
  title: 'The deposit is created at once, but the response to the first create never arrives.',
  faults: { 'deposit-create': { answer: 'hang', isStored: true, times: 1 } },
}
