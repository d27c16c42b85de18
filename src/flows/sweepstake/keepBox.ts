import { reaction } from 'mobx'
import { NO_BOX } from '../../reference/NO_BOX.ts'
import type { BoxBuying } from './BoxBuying.ts'

/** While a page is open on which a box is paid for: without one there is nothing on it. Returns its stop. */
export const keepBox = ({ boxes, onNoBox }: Pick<BoxBuying, 'boxes' | 'onNoBox'>): (() => void) =>
  reaction(
    () => boxes.chosen === undefined,
    (isNone) => {
      if (isNone) onNoBox(NO_BOX)
    },
    { fireImmediately: true },
  )
