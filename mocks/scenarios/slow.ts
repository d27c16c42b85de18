import type { Scenario } from '../cashier/Scenario.ts'

export const slow: Scenario = {
  title: 'Every answer takes a second and a half.',
  delayMs: 1500,
}
