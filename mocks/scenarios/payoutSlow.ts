import type { Scenario } from '../cashier/Scenario.ts'

export const payoutSlow: Scenario = {
  title: 'A withdrawal takes three seconds to be made.',
  trouble: { 'withdrawal-create': { answer: 'normal', delayMs: 3_000 } },
}
