import type { Scenario } from '../cashier/Scenario.ts'

export const layoutsMissing: Scenario = {
  title: 'The index of the layouts is missing.',
  layouts: 'missing',
}
