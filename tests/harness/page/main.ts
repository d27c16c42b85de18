import * as bench from './bench.tsx'
import { draw, drawDocument, drawExample, names } from './draw.ts'
import { fuzz } from './fuzz.ts'
import { giveUp } from './giveUp.ts'
import { keyRenders, nestedItems, searchRenders } from './renderCounts.ts'

const harness = {
  ...{ draw, drawDocument, drawExample, names, fuzz, giveUp, keyRenders, searchRenders, nestedItems },
  ...bench,
}

export type Harness = typeof harness

declare global {
  interface Window {
    harness: Harness
  }
}

window.harness = harness
