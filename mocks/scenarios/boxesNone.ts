import type { Scenario } from '../cashier/Scenario.ts'

export const boxesNone: Scenario = {
  title: 'A sweepstake has no boxes.',
  boxes: () => [],
}
