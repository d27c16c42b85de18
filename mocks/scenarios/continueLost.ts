import type { Scenario } from '../cashier/Scenario.ts'

export const continueLost: Scenario = {
  title: 'The deposit goes on with the provider at once, and the answer never comes.',
  trouble: { 'external-deposit-continue': { answer: 'hang', isStored: true } },
}
