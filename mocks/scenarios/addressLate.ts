import type { Scenario } from '../cashier/Scenario.ts'

export const addressLate: Scenario = {
  title: 'A crypto address takes three seconds to load.',
  faults: { 'deposit-create': { answer: 'normal', delayMs: 3_000 } },
}
