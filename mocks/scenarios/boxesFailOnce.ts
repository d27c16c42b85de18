import type { Scenario } from '../cashier/Scenario.ts'

export const boxesFailOnce: Scenario = {
  title: 'The boxes of a sweepstake fail once; a refresh helps.',
  faults: {
    'sweepstake-boxes': {
      times: 1,
      answer: 'refuse',
      status: 500,
      body: { code: 'banking.internal', message: 'Internal error' },
    },
  },
}
