import type { Scenario } from '../cashier/Scenario.ts'

export const limitsLate: Scenario = {
  title: 'The limits of today come when the player is typing already.',
  trouble: { 'deposit-limits': { answer: 'normal', delayMs: 4000 } },
}
