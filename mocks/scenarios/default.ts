import type { Scenario } from '../cashier/Scenario.ts'

export const defaultScenario: Scenario = {
  title: 'A good day: every call answers at once.',
}
