import { describe, expect, it } from 'vitest'
import { sleep } from '../../../src/platform/time/sleep.ts'
import { fakeClock } from '../support/fakeClock.ts'

/** Starts a pause of one second; `ended` has the time when the pause was over. */
function pause(ms = 1_000) {
  const clock = fakeClock()
  const left = new AbortController()
  const nudges = new Set<() => void>()
  const ended: number[] = []
  void sleep(
    {
      clock,
      signal: left.signal,
      onNudge(nudge) {
        nudges.add(nudge)
        return () => nudges.delete(nudge)
      },
    },
    ms,
  ).then(() => ended.push(clock.monotonic()))
  return { clock, left, nudges, ended }
}

describe('I26 a pause', () => {
  it('ends after its time, and leaves no timer and no subscription', async () => {
    const { clock, nudges, ended } = pause()
    await clock.advance(2_000)
    expect({ ended, pending: clock.pending(), nudges: nudges.size }).toEqual({ ended: [1_000], pending: 0, nudges: 0 })
  })

  it('ends at once when nudged', async () => {
    const { clock, nudges, ended } = pause()
    await clock.advance(300)
    for (const nudge of [...nudges]) nudge()
    await clock.advance(0)
    expect({ ended, pending: clock.pending(), nudges: nudges.size }).toEqual({ ended: [300], pending: 0, nudges: 0 })
  })

  it('ends at once when aborted, and does not begin afterwards', async () => {
    const { clock, left, ended } = pause()
    left.abort()
    await clock.advance(0)
    expect({ ended, pending: clock.pending() }).toEqual({ ended: [0], pending: 0 })
    await sleep({ clock, signal: left.signal }, 1_000)
    expect(clock.pending()).toBe(0)
  })

  it.each([0, -5])('of %i ms ends at once', async (ms) => {
    const { clock, ended } = pause(ms)
    await clock.advance(0)
    expect({ ended, pending: clock.pending() }).toEqual({ ended: [0], pending: 0 })
  })
})
