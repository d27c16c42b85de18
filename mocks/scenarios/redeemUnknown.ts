import type { Scenario } from '../cashier/Scenario.ts'

export const redeemUnknown: Scenario = {
  title: 'The number of redeemable sweep coins is unknown.',
  faults: {
    'sweepstake-balance-get': {
      answer: 'refuse',
      status: 500,
      body: { code: 'banking.internal', message: 'Internal error' },
    },
  },
}
