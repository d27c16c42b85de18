import type { Scenario } from '../cashier/Scenario.ts'

export const addressFails: Scenario = {
  title: 'The deposit is made, and the first answer with its address is a page of a proxy.',
  trouble: {
    'deposit-create': { answer: 'html', status: 502, isStored: true, times: 1, body: '<h1>Bad gateway</h1>' },
  },
}
