import type { Scenario } from '../cashier/Scenario.ts'

export const coinsStall: Scenario = {
  title: 'A transaction is seen on a chain whose blocks are not counted, and is never confirmed.',
  answers: {
    'deposit-status': (body) => ({ txid: 'b3f1', blockchain: 'Monero', amount: 0.25, cryptoCurrency: 'XMR', ...body }),
  },
}
