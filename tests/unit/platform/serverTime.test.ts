import { expect, it } from 'vitest'
import { createServerTime } from '../../../src/platform/serverTime.ts'

const HOUR = 3_600_000

function device() {
  const at = { wall: 1_000_000, monotonic: 50 }
  const clock = { now: () => at.wall, monotonic: () => at.monotonic }
  const pass = (ms: number) => {
    at.wall += ms
    at.monotonic += ms
  }
  return { at, pass, time: createServerTime(clock) }
}

it('is the time of the device until the server has said its own', () => {
  const { time, pass } = device()
  pass(500)
  expect(time.now()).toBe(1_000_500)
  time.hear(9_000_000)
  pass(500)
  expect(time.now()).toBe(9_000_500)
  time.hear(Number.NaN)
  expect(time.now()).toBe(9_000_500)
})

it('C42 does not go back with a clock that is set back', () => {
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

it('C42 a clock that is set forward is right again at the next word of the server', () => {
  const { time, at } = device()
  at.wall += HOUR
  time.hear(1_000_000)
  expect(time.now()).toBe(1_000_000)
})
