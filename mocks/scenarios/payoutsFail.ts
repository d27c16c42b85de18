import type { Scenario } from '../cashier/Scenario.ts'

export const payoutsFail: Scenario = {
  title: 'The list of withdrawals can’t be had the first time.',
  trouble: { 'methods-withdrawal': { answer: 'refuse', status: 500, body: {}, times: 5 } },
}
