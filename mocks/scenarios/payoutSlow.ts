import type { Scenario } from '../cashier/Scenario.ts'

export const payoutSlow: Scenario = {
  title: 'Creating a withdrawal takes three seconds.',
  faults: { 'withdrawal-create': { answer: 'normal', delayMs: 3_000 } },
}
