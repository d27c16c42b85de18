import type { Scenario } from '../cashier/Scenario.ts'

export const defaultScenario: Scenario = {
  title: 'No faults: every call answers at once.',
}
