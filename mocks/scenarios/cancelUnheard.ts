import type { Scenario } from '../cashier/Scenario.ts'

export const cancelUnheard: Scenario = {
  title: 'The request that cancels a withdrawal is lost.',
  faults: { 'withdrawal-cancel': { answer: 'refuse', status: 502, body: '', times: 1 } },
}
