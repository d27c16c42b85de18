import type { Scenario } from '../cashier/Scenario.ts'

export const createRefused: Scenario = {
  title: 'Every deposit is refused by a rule.',
  faults: {
    'deposit-create': {
      answer: 'refuse',
      status: 422,
      body: { code: 'banking.limitExceeded', message: 'The daily limit is reached.' },
    },
  },
}
