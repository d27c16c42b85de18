import { draw, drawDocument, drawExample, names } from './draw.ts'
import { fuzz } from './fuzz.ts'

const harness = { draw, drawDocument, drawExample, names, fuzz }

export type Harness = typeof harness

declare global {
  interface Window {
    harness: Harness
  }
}

window.harness = harness
