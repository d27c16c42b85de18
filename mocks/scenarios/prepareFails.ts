import type { Scenario } from '../cashier/Scenario.ts'

export const prepareFails: Scenario = {
  title: 'Every method requires preparation; the first request for it is refused.',
  methods: (methods) => methods.map((method) => ({ ...method, isPreparationRequired: true })),
  faults: {
    'deposit-prepare': {
      answer: 'refuse',
      times: 1,
      status: 422,
      body: { code: 'banking.prepareFailed', message: 'The provider does not answer.' },
    },
  },
}
