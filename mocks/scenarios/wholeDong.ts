import type { Scenario } from '../cashier/Scenario.ts'

export const wholeDong: Scenario = {
  title: 'Dong without decimals.',
  decimals: { VND: 0 },
}
