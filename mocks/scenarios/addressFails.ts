import type { Scenario } from '../cashier/Scenario.ts'

export const addressFails: Scenario = {
  title: 'The deposit is created, but the first response with its address is the HTML page of a proxy.',
  faults: {
    'deposit-create': { answer: 'html', status: 502, isStored: true, times: 1, body: '<h1>Bad gateway</h1>' },
  },
}
