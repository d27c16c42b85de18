import { describe, expect, it } from 'vitest'
import { framePlace } from '../../../src/platform/page/framePlace.ts'

const OURS = 'https://pay.example'

interface Page {
  readonly origin: string
  readonly frames?: readonly Page[]
}

/** Nested windows as in a browser: reading the location of another origin throws. */
function windowOf({ origin, frames = [] }: Page, parent?: object): Window {
  const location =
    origin === OURS
      ? { origin }
      : {
          get origin(): string {
            throw new DOMException('no', 'SecurityError')
          },
        }
  const view: Record<string, unknown> = { location, length: frames.length }
  view.parent = parent ?? view
  for (const [at, frame] of frames.entries()) view[at] = windowOf(frame, view)
  return view as unknown as Window
}

const at = (page: Page, ...path: number[]): Window =>
  path.reduce((view, one) => (view as unknown as Record<number, Window>)[one] as Window, windowOf(page))

const host = (...frames: Page[]): Page => ({ origin: 'https://casino.example', frames })
const ours: Page = { origin: OURS }
const advert: Page = { origin: 'https://ads.example' }

describe('W10 which cashier of its page a document is', () => {
  it.each<[string, Window, string]>([
    ['a page of its own', at(ours), ''],
    ['the only frame', at(host(ours), 0), '0'],
    ['the second of two', at(host(ours, ours), 1), '1'],
    ['behind frames of others, which come and go', at(host(advert, ours, advert, ours), 3), '1'],
    ['the same before they came', at(host(ours, ours), 1), '1'],
    ['in a frame of another page', at(host(advert, host(ours, ours)), 1, 1), '0.1'],
  ])('%s', (_, view, place) => expect(framePlace(view)).toBe(place))
})
