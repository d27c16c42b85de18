import type { Scenario } from '../cashier/Scenario.ts'

export const confirmLost: Scenario = {
  title: 'A withdrawal is confirmed, but the response is lost.',
  trouble: { 'withdrawal-confirm': { answer: 'reset', times: 1 } },
}
