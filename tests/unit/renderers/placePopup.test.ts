import { describe, expect, it } from 'vitest'
import { placePopup } from '../../../renderers/ui/overlay/placePopup.ts'

// A button of 52 px in a window of 480 px.
const SEEN = { top: 0, bottom: 480 }
const button = (top: number) => ({ top, bottom: top + 52 })

describe('placePopup', () => {
  it.each([
    ['opens downward at the top', 20, 240, { isUp: false, roomPx: 394 }],
    ['opens upward at the bottom, no higher than the window', 400, 240, { isUp: true, roomPx: 386 }],
    ['takes the larger side where neither has room', 250, 240, { isUp: true, roomPx: 236 }],
    ['takes the side below where neither has room and it is larger', 180, 240, { isUp: false, roomPx: 234 }],
    ['opens a short list downward, near the bottom as well', 300, 2, { isUp: false, roomPx: 114 }],
    ['has room for one line where the list is empty', 420, 0, { isUp: true, roomPx: 406 }],
  ])('%s', (_, top, options, place) => {
    expect(placePopup(button(top), SEEN, options)).toEqual(place)
  })

  it('leaves out what a keyboard covers', () => {
    const seen = { top: 100, bottom: 300 }
    expect(placePopup(button(220), seen, 240)).toEqual({ isUp: true, roomPx: 106 })
  })

  it('has no room below nothing', () => {
    expect(placePopup(button(-60), { top: 0, bottom: 0 }, 240).roomPx).toBe(0)
  })
})
