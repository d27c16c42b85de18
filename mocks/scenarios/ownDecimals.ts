import airtm from '../../fixtures/methods/airtm/method.json' with { type: 'json' }
import type { Scenario } from '../cashier/Scenario.ts'

export const ownDecimals: Scenario = {
  title: 'Yen without decimals, dinars with three.',
  decimals: { JPY: 0, KWD: 3 },
  methods: () => [
    {
      ...airtm,
      amount_rules: { JPY: { min: 1000, max: 2_000_000 }, KWD: { min: '1.250', max: 9000 } },
      prefilledAmount: 5000,
      recommendedAmounts: ['1,000', '1250.500', 2000, '10 000'],
    },
  ],
}
