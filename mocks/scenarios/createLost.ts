import type { Scenario } from '../cashier/Scenario.ts'

export const createLost: Scenario = {
  title: 'The deposit is created, but the response to the first request is lost.',
  faults: { 'deposit-create': { answer: 'reset', times: 1 } },
}
