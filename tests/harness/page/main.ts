import { draw, drawDocument, drawExample, names } from './draw.ts'

const harness = { draw, drawDocument, drawExample, names }

export type Harness = typeof harness

declare global {
  interface Window {
    harness: Harness
  }
}

window.harness = harness
