import type { CashierName } from '../../../schemas/cashiers.ts'
import { draw, drawDocument, drawExample, names } from './draw.ts'
import { fuzz } from './fuzz.ts'
import { giveUp } from './giveUp.ts'
import { drawKit, heardOfKit, revealInKit } from './kit.tsx'
import * as measured from './measured.ts'
import { changedUnderPress, clobbered, drawLongTexts, prepareLongTexts, silentButton, unsafeLinks } from './payments.ts'
import { keyRenders, nestedItems, richRenders, searchRenders } from './renderCounts.ts'
import { sameForms } from './sameForms.ts'
import { takeAwaySecond, twoWidgets } from './twoWidgets.tsx'

const harness = {
  ...{
    draw,
    drawDocument,
    drawExample,
    names,
    fuzz,
    giveUp,
    keyRenders,
    richRenders,
    searchRenders,
    nestedItems,
    sameForms,
  },
  ...{ changedUnderPress, clobbered, drawLongTexts, prepareLongTexts, silentButton, unsafeLinks },
  ...{ drawKit, heardOfKit, revealInKit },
  ...{ takeAwaySecond, twoWidgets },
  ...measured,
  overlays: () => import('./overlays.tsx'),
  typing: () => import('./typing.tsx'),
  walk: async (mode: CashierName) => (await import('./walk.tsx')).walk(mode),
}

export type Harness = typeof harness

declare global {
  interface Window {
    harness: Harness
  }
}

window.harness = harness
