import type { Scenario } from '../cashier/Scenario.ts'

export const boxesNone: Scenario = {
  title: 'A sweepstake that has nothing to sell.',
  boxes: () => [],
}
