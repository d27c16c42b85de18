import type { Scenario } from '../cashier/Scenario.ts'

export const continueSlow: Scenario = {
  title: 'It takes a while until the provider takes the deposit.',
  trouble: { 'external-deposit-continue': { answer: 'normal', delayMs: 3_000 } },
}
