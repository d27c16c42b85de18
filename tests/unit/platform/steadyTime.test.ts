import { expect, it } from 'vitest'
import { createSteadyTime } from '../../../src/platform/time/steadyTime.ts'

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

const dateOf = (ms: number) => new Date(ms).toUTCString()

it.each([
  ['ahead by an hour', HOUR],
  ['behind by a day', -24 * HOUR],
])('C42 C43 goes by the server, of a device that is %s', (_, wrong) => {
  const { time, at, pass } = device()
  time.sync(dateOf(1_000_000 + wrong), at.monotonic)
  pass(400)
  expect(time.now() - wrong).toBeGreaterThanOrEqual(1_000_400)
  expect(time.now() - wrong).toBeLessThanOrEqual(1_001_400)
})

it('C42 lets no clock that is set on end anything, once the server has answered again', () => {
  const { time, at, pass } = device()
  time.sync(dateOf(1_000_000), at.monotonic)
  pass(10_000)
  at.wall += HOUR
  expect(time.now()).toBe(1_010_000 + HOUR)
  time.sync(dateOf(1_010_000), at.monotonic)
  expect(time.now()).toBe(1_011_000)
})

it('ignores the date of a response that took 12 s', () => {
  const { time, at, pass } = device()
  time.sync(dateOf(1_000_000), at.monotonic)
  const askedAt = at.monotonic
  pass(12_000)
  time.sync(dateOf(1_000_000), askedAt)
  expect(time.now()).toBe(1_012_000)
})

it.each([[null], [''], ['soon'], ['NaN']])('learns nothing from a date of %j', (date) => {
  const { time, at, pass } = device()
  pass(700)
  time.sync(date, at.monotonic)
  expect(time.now()).toBe(1_000_700)
})

it('N3 isServerTime is true once a server has sent a valid date', () => {
  const { time, at } = device()
  expect(time.isServerTime()).toBe(false)
  for (const nothing of [null, '', 'soon']) time.sync(nothing, at.monotonic)
  expect(time.isServerTime()).toBe(false)
  time.sync(dateOf(1_000_000), at.monotonic)
  expect(time.isServerTime()).toBe(true)
})
