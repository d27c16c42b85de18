import type { Scenario } from '../cashier/Scenario.ts'

export const confirmLost: Scenario = {
  title: 'A withdrawal is confirmed, and the answer is lost.',
  trouble: { 'withdrawal-confirm': { answer: 'reset', times: 1 } },
}
