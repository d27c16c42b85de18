import type { Scenario } from '../cashier/Scenario.ts'

export const createHangs: Scenario = {
  title: 'The deposit request never answers.',
  trouble: { 'deposit-create': { answer: 'hang' } },
}
