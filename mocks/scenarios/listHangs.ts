import type { Scenario } from '../cashier/Scenario.ts'

export const listHangs: Scenario = {
  title: 'The list of methods never answers.',
  faults: { 'methods-payment-v5': { answer: 'hang' } },
}
