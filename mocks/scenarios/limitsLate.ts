import type { Scenario } from '../cashier/Scenario.ts'

export const limitsLate: Scenario = {
  title: "Today's limits arrive while the player is typing.",
  faults: { 'deposit-limits': { answer: 'normal', delayMs: 4000 } },
}
