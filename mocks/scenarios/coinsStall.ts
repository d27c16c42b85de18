import type { Scenario } from '../cashier/Scenario.ts'

export const coinsStall: Scenario = {
  title: 'Coins were seen on a chain without a clock, and are never confirmed.',
  answers: {
    'deposit-status': (body) => ({ txid: 'b3f1', blockchain: 'Monero', amount: 0.25, cryptoCurrency: 'XMR', ...body }),
  },
}
