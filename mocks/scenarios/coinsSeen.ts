import type { Scenario } from '../cashier/Scenario.ts'

export const coinsSeen: Scenario = {
  title: 'A transaction is seen on TRON and is being confirmed.',
  answers: {
    'deposit-status': (body) => ({
      ...{ txid: '7d5a3f00c1b24e9faa0b6f5d2d4c8e1173bfc0b5b7d0ee21f6a2c9d4b8e3f105', blockchain: 'TRON' },
      ...{ amount: '25.5', cryptoCurrency: 'USDT', finalAmount: '463.64', currency: 'MXN' },
      ...body,
    }),
  },
}
