import type { Scenario } from '../cashier/Scenario.ts'

const COINS: readonly unknown[] = ['btc', 'eth', 'ltc', 'usdt_trc20']

export const fourCoins: Scenario = {
  title: 'Four coins, of which one is popular.',
  methods: (methods) =>
    methods
      .filter(({ name }) => COINS.includes(name))
      .map((method) => ({ ...method, isPopular: method.name === 'ltc' })),
}
