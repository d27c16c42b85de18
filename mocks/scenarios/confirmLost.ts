import type { Scenario } from '../cashier/Scenario.ts'

export const confirmLost: Scenario = {
  title: 'A withdrawal is confirmed, but the response is lost.',
  faults: { 'withdrawal-confirm': { answer: 'reset', times: 1 } },
}
