import type { Scenario } from '../cashier/Scenario.ts'

export const continueSlow: Scenario = {
  title: 'The provider accepts the deposit after a while.',
  faults: { 'external-deposit-continue': { answer: 'normal', delayMs: 3_000 } },
}
