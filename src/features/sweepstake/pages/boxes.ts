import layout from 'virtual:built-in/sweepstake.boxes'
import { enterList } from '../../../catalog/enterList.ts'
import { definePage, type PageParts } from '../../../pages/Page.ts'
import { boxesScope } from '../boxesScope.ts'
import type { Sweepstake } from '../createSweepstakeFeature.ts'
import { followBoxes } from '../followBoxes.ts'

/** The boxes of a sweepstake: the start of a purchase. */
export const boxes = definePage({
  screen: 'sweepstake.boxes',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, services, own }: PageParts<Sweepstake>) => {
    const { purchases } = own
    const { crypto } = services.catalog
    enterList(core)
    return {
      scopes: { boxes: boxesScope({ ...core, ...purchases }) },
      actions: {
        'box.choose': ({ box }) => {
          purchases.boxes.choose(String(box))
          if (purchases.boxes.chosen !== undefined) core.navigation.go('sweepstakeSelectMethodPage')
        },
      },
      stop: followBoxes({ ...core, report: core.reports.report, purchases, crypto }),
    }
  },
})
