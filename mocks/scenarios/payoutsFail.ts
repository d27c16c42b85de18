import type { Scenario } from '../cashier/Scenario.ts'

export const payoutsFail: Scenario = {
  title: 'The list of withdrawal methods fails once.',
  faults: { 'methods-withdrawal': { answer: 'refuse', status: 500, body: {}, times: 5 } },
}
