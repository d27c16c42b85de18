import type { Scenario } from '../cashier/Scenario.ts'

export const createSlow: Scenario = {
  title: 'Creating the deposit takes four seconds.',
  faults: { 'deposit-create': { answer: 'normal', delayMs: 4000 } },
}
