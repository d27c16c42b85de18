import type { Scenario } from '../cashier/Scenario.ts'

export const listStale: Scenario = {
  title: 'The first list arrives after the second one.',
  faults: { 'methods-payment-v5': { answer: 'normal', times: 1, delayMs: 3000 } },
}
