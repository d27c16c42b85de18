import type { Scenario } from '../cashier/Scenario.ts'

export const oneSession: Scenario = {
  title: 'A second payment session of one method is refused.',
  isOneSession: true,
}
