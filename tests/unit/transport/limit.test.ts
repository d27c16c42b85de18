import { expect, it } from 'vitest'
import { limit } from '../../../src/transport/limit.ts'
import { fakeClock } from '../support/fakeClock.ts'

function open(outer = new AbortController()) {
  const clock = fakeClock()
  return { clock, outer, bound: limit(clock, 100, outer.signal) }
}

it('aborts after its time with the reason "timeout"', async () => {
  const { bound, clock } = open()
  await clock.advance(99)
  expect([bound.signal.aborted, bound.reason()]).toEqual([false, undefined])
  await clock.advance(1)
  expect([bound.signal.aborted, bound.reason()]).toEqual([true, 'timeout'])
})

it('aborts with the outer signal, also if that was aborted before', () => {
  const { bound, outer } = open()
  outer.abort()
  expect([bound.signal.aborted, bound.reason()]).toEqual([true, 'aborted'])
  const late = open(outer).bound
  expect([late.signal.aborted, late.reason()]).toEqual([true, 'aborted'])
})

it('keeps the first reason', async () => {
  const { bound, clock, outer } = open()
  await clock.advance(100)
  outer.abort()
  expect(bound.reason()).toBe('timeout')
})

it('release removes the timer and the listener', () => {
  const { bound, clock, outer } = open()
  bound.release()
  expect(clock.pending()).toBe(0)
  outer.abort()
  expect([bound.signal.aborted, bound.reason()]).toEqual([false, undefined])
})
