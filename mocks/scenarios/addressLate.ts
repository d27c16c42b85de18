import type { Scenario } from '../cashier/Scenario.ts'

export const addressLate: Scenario = {
  title: 'An address to send coins to takes three seconds.',
  trouble: { 'deposit-create': { answer: 'normal', delayMs: 3_000 } },
}
