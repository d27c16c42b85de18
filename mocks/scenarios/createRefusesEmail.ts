import type { Scenario } from '../cashier/Scenario.ts'

export const createRefusesEmail: Scenario = {
  title: 'The provider rejects the email of the first deposit.',
  faults: {
    'deposit-create': {
      times: 1,
      answer: 'refuse',
      status: 422,
      body: { code: 'banking.paymentMethodRegex', message: 'email does not match', field: 'email' },
    },
  },
}
