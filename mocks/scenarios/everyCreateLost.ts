import type { Scenario } from '../cashier/Scenario.ts'

export const everyCreateLost: Scenario = {
  title: 'Every response that creates a payment is lost, and questions about the payment are not answered.',
  faults: {
    'deposit-create': { answer: 'reset' },
    'deposit-create-p2p': { answer: 'reset' },
    'deposit-create-sweepstake': { answer: 'reset' },
    'deposit-check': { answer: 'hang' },
    'withdrawal-create': { answer: 'reset' },
    'withdrawal-check': { answer: 'hang' },
  },
}
