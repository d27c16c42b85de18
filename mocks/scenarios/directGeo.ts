import type { Scenario } from '../cashier/Scenario.ts'

export const directGeo: Scenario = {
  title: 'The server says that this region is served directly.',
  isDirectGeo: true,
}
