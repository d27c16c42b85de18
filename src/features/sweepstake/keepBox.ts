import { reaction } from 'mobx'
import { NO_BOX_MESSAGE } from '../../reference/NO_BOX_MESSAGE.ts'
import type { BoxPurchases } from './BoxPurchases.ts'

/** While a page for paying a box is open: leaves it if no box is chosen. Returns the cleanup. */
export const keepBox = ({ boxes, onNoBox }: Pick<BoxPurchases, 'boxes' | 'onNoBox'>): (() => void) =>
  reaction(
    () => boxes.chosen === undefined,
    (isNone) => {
      if (isNone) onNoBox(NO_BOX_MESSAGE)
    },
    { fireImmediately: true },
  )
