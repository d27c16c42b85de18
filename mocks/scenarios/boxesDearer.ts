import type { Scenario } from '../cashier/Scenario.ts'

export const boxesDearer: Scenario = {
  title: 'Every box of a sweepstake costs more than before.',
  boxes: (boxes) => boxes.map((box) => ({ ...box, price: `1${box.price}` })),
}
