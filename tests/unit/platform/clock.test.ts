import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserClock, type Clock } from '../../../src/platform/time/clock.ts'
import { fakeClock } from '../support/fakeClock.ts'

function systemClock() {
  vi.useFakeTimers()
  return { clock: browserClock, advance: async (ms: number) => void (await vi.advanceTimersByTimeAsync(ms)) }
}

function testClock() {
  const clock = fakeClock()
  return { clock: clock as Clock, advance: clock.advance }
}

// The fake clock must keep the contract of the real one, or the tests that use it prove nothing.
describe.each([
  ['browserClock', systemClock],
  ['fakeClock', testClock],
])('%s', (_, make) => {
  afterEach(() => vi.useRealTimers())

  it('fires timers in the order they are due, and none that was stopped', async () => {
    const { advance, clock } = make()
    const fired: string[] = []
    clock.setTimeout(() => fired.push('late'), 20)
    clock.setTimeout(() => fired.push('early'), 10)
    const stop = clock.setTimeout(() => fired.push('stopped'), 15)
    stop()
    await advance(19)
    expect(fired).toEqual(['early'])
    await advance(1)
    expect(fired).toEqual(['early', 'late'])
  })

  it('repeats an interval until it is stopped, and fires what a timer sets', async () => {
    const { advance, clock } = make()
    const fired: number[] = []
    const stop = clock.setInterval(() => {
      fired.push(fired.length)
      if (fired.length === 3) stop()
    }, 10)
    await advance(100)
    expect(fired).toEqual([0, 1, 2])
  })

  it('moves both times by what has passed', async () => {
    const { advance, clock } = make()
    const [now, monotonic] = [clock.now(), clock.monotonic()]
    await advance(1_500)
    expect(clock.now() - now).toBe(1_500)
    expect(clock.monotonic() - monotonic).toBeCloseTo(1_500)
  })
})
