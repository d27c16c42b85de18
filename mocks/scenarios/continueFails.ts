import type { Scenario } from '../cashier/Scenario.ts'

export const continueFails: Scenario = {
  title: 'The provider rejects the deposit.',
  faults: {
    'external-deposit-continue': {
      answer: 'refuse',
      status: 422,
      body: { code: 'banking.merchantClientError', message: 'This provider does not take your card.' },
    },
  },
}
