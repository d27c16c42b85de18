import type { Scenario } from '../cashier/Scenario.ts'

export const completeRefused: Scenario = {
  title: 'The first "paid" is refused.',
  faults: {
    'deposit-complete': {
      answer: 'refuse',
      status: 400,
      times: 1,
      body: { code: 'banking.merchantClientError', message: 'We do not see your transfer yet.' },
    },
  },
}
