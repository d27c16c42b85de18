import type { Scenario } from '../cashier/Scenario.ts'
import { YESTERDAY } from './yesterday.ts'

export const olderOpen: Scenario = {
  title: "Yesterday's deposit is still open, and the first create never arrives.",
  olderDeposits: YESTERDAY,
  faults: { 'deposit-create': { answer: 'resetBefore', times: 1 } },
}
