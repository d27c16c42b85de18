import type { Scenario } from '../cashier/Scenario.ts'

export const listFailsOnce: Scenario = {
  title: 'The list of methods fails once; a refresh helps.',
  faults: {
    'methods-payment-v5': {
      times: 1,
      answer: 'refuse',
      status: 500,
      body: { code: 'banking.internal', message: 'Internal error' },
    },
  },
}
