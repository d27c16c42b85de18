import { reaction } from 'mobx'
import { NO_BOX } from '../../reference/NO_BOX.ts'
import type { BoxPurchases } from './BoxPurchases.ts'

/** While a page for paying a box is open: leaves it if no box is chosen. Returns the cleanup. */
export const keepBox = ({ boxes, onNoBox }: Pick<BoxPurchases, 'boxes' | 'onNoBox'>): (() => void) =>
  reaction(
    () => boxes.chosen === undefined,
    (isNone) => {
      if (isNone) onNoBox(NO_BOX)
    },
    { fireImmediately: true },
  )
