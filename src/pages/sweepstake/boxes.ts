import layout from 'virtual:built-in/sweepstake.boxes'
import { enterList } from '../../catalog/enterList.ts'
import { boxesScope } from '../../features/sweepstake/boxesScope.ts'
import { followBoxes } from '../../features/sweepstake/followBoxes.ts'
import { definePage } from '../Page.ts'

/** The boxes of a sweepstake: the start of a purchase. */
export const boxes = definePage({
  screen: 'sweepstake.boxes',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, payment }) => {
    const { boxing, crypto } = payment.coins
    enterList(core)
    return {
      scopes: { boxes: boxesScope({ ...core, ...boxing }) },
      actions: {
        'box.choose': ({ box }) => {
          boxing.boxes.choose(String(box))
          if (boxing.boxes.chosen !== undefined) core.navigation.go('sweepstakeSelectMethodPage')
        },
      },
      stop: followBoxes({ ...core, boxing, crypto }),
    }
  },
})
