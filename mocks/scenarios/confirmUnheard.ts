import type { Scenario } from '../cashier/Scenario.ts'

export const confirmUnheard: Scenario = {
  title: 'The request that confirms a withdrawal is lost.',
  faults: { 'withdrawal-confirm': { answer: 'refuse', status: 502, body: '', times: 1 } },
}
