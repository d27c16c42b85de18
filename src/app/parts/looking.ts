import { type AdorningNeed, createAdorning } from './adorning.ts'
import { createFitting, type FittingNeed } from './fitting.ts'
import { createTheming, type ThemingNeed } from './theming.ts'

/** What a host says of the looks once the list is on the screen: colours, fonts and pictures, the height of the frame. */
export const createLooking = (need: ThemingNeed & AdorningNeed & FittingNeed): readonly (() => void)[] => [
  createTheming(need),
  createAdorning(need),
  createFitting(need),
]
