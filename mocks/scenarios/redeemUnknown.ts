import type { Scenario } from '../cashier/Scenario.ts'

export const redeemUnknown: Scenario = {
  title: 'Nobody can say how many sweep coins can be redeemed.',
  trouble: {
    'sweepstake-balance-get': {
      answer: 'refuse',
      status: 500,
      body: { code: 'banking.internal', message: 'Internal error' },
    },
  },
}
