import type { Scenario } from '../cashier/Scenario.ts'

export const boxSoldOut: Scenario = {
  title: 'The second box of a sweepstake is sold out.',
  boxes: (boxes) => boxes.filter(({ boxId }) => boxId !== 'box-2'),
}
