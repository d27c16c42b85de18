import type { Scenario } from '../cashier/Scenario.ts'

export const createHangs: Scenario = {
  title: 'The deposit request never answers.',
  faults: { 'deposit-create': { answer: 'hang' } },
}
