import { expect, it } from 'vitest'
import { createSteadyTime } from '../../../src/platform/steadyTime.ts'

const HOUR = 3_600_000

function device() {
  const at = { wall: 1_000_000, monotonic: 50 }
  const pass = (ms: number) => {
    at.wall += ms
    at.monotonic += ms
  }
  return { at, pass, time: createSteadyTime({ now: () => at.wall, monotonic: () => at.monotonic }) }
}

it('goes on with a clock that is set back', () => {
  const { time, pass, at } = device()
  pass(500)
  at.wall -= HOUR
  pass(500)
  expect(time.now()).toBe(1_001_000)
})

it('knows that the device has slept, when nothing else went on', () => {
  const { time, at } = device()
  at.wall += HOUR
  expect(time.now()).toBe(1_000_000 + HOUR)
})
