import type { Scenario } from '../cashier/Scenario.ts'

export const directGeo: Scenario = {
  title: 'The server marks this region as served directly.',
  isDirectGeo: true,
}
