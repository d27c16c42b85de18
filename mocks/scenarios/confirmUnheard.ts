import type { Scenario } from '../cashier/Scenario.ts'

export const confirmUnheard: Scenario = {
  title: 'The word that confirms a withdrawal is lost on its way.',
  trouble: { 'withdrawal-confirm': { answer: 'refuse', status: 502, body: '', times: 1 } },
}
