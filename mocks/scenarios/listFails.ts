import type { Scenario } from '../cashier/Scenario.ts'

export const listFails: Scenario = {
  title: 'The list of methods always fails with a 500.',
  faults: {
    'methods-payment-v5': {
      answer: 'refuse',
      status: 500,
      body: { code: 'banking.internal', message: 'Internal error' },
    },
  },
}
