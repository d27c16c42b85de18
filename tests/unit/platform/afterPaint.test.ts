import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPaint } from '../../../src/platform/time/afterPaint.ts'

let frames: (() => void)[] = []
const paint = () => {
  for (const frame of frames.splice(0)) frame()
}

beforeEach(() => {
  frames = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = []
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('P11 acts behind the frame that is painted next, once', () => {
  const act = vi.fn()
  afterPaint(act)
  vi.advanceTimersByTime(500)
  expect(act).not.toHaveBeenCalled()
  paint()
  expect(act, 'the frame itself is not painted yet').not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10_000)
  expect(act).toHaveBeenCalledTimes(1)
})

it('P11 acts after a second where nothing is painted, once', () => {
  const act = vi.fn()
  afterPaint(act)
  vi.advanceTimersByTime(1_000)
  expect(act).toHaveBeenCalledTimes(1)
  paint()
  vi.advanceTimersByTime(1_000)
  expect(act).toHaveBeenCalledTimes(1)
})

it.each(['before the frame', 'in the frame'])('P11 does nothing once it is given up %s', (when) => {
  const act = vi.fn()
  const giveUp = afterPaint(act)
  if (when === 'in the frame') paint()
  giveUp()
  paint()
  vi.advanceTimersByTime(10_000)
  expect(act).not.toHaveBeenCalled()
})
