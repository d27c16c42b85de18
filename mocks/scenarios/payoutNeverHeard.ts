import type { Scenario } from '../cashier/Scenario.ts'

export const payoutNeverHeard: Scenario = {
  title: "The first request for a withdrawal never reaches the cashier, and its outcome can't be determined.",
  faults: { 'withdrawal-create': { answer: 'refuse', status: 502, body: '', times: 1 } },
}
