import type { Scenario } from '../cashier/Scenario.ts'

export const p2pRefused: Scenario = {
  title: 'No recipient for a peer-to-peer transfer is available.',
  faults: {
    'deposit-create-p2p': {
      answer: 'refuse',
      status: 400,
      times: 1,
      body: { code: 'banking.merchantClientError', message: 'Nobody can take your transfer just now.' },
    },
  },
}
