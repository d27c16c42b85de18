import type { Scenario } from '../cashier/Scenario.ts'

export const everyCreateHangs: Scenario = {
  title: 'No request that creates a payment is ever answered.',
  faults: {
    'deposit-create': { answer: 'hang' },
    'deposit-create-p2p': { answer: 'hang' },
    'deposit-create-sweepstake': { answer: 'hang' },
    'withdrawal-create': { answer: 'hang' },
  },
}
