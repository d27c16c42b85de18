import type { Scenario } from '../cashier/Scenario.ts'

export const p2pRefused: Scenario = {
  title: 'Nobody can take a peer-to-peer transfer just now.',
  trouble: {
    'deposit-create-p2p': {
      answer: 'refuse',
      status: 400,
      times: 1,
      body: { code: 'banking.merchantClientError', message: 'Nobody can take your transfer just now.' },
    },
  },
}
