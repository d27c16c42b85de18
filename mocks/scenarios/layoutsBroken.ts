import type { Scenario } from '../cashier/Scenario.ts'

export const layoutsBroken: Scenario = {
  title: 'The index of the layouts is not JSON.',
  layouts: 'notJson',
}
