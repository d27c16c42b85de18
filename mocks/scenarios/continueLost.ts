import type { Scenario } from '../cashier/Scenario.ts'

export const continueLost: Scenario = {
  title: 'The deposit is continued with the provider at once, but the response never arrives.',
  faults: { 'external-deposit-continue': { answer: 'hang', isStored: true } },
}
