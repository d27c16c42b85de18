import type { Clock } from '../../../src/platform/clock.ts'

export interface FakeClock extends Clock {
  /** Fires the timers due within `ms`, in order, each in a turn of its own. */
  advance(ms: number): Promise<void>
  /** Resolves as soon as a timer of exactly this length is pending: no test has to guess when. */
  armed(ms: number): Promise<void>
  pending(): number
  /** Sets the wall clock by so much: nothing else goes on. */
  set(byMs: number): void
  /** A timer that nobody stops, as the pretended cashier wants it. */
  later(ms: number, act: () => void): void
}

interface Timer {
  readonly fn: () => void
  readonly length: number
  readonly repeats: boolean
  dueAt: number
}

// Held from the start, so that a test which fakes the global timers does not stop this clock.
const nextTurn = globalThis.setImmediate

/** A whole turn of the event loop: every microtask that is on its way has run after it. */
function turn(): Promise<void> {
  return new Promise((resolve) => nextTurn(resolve))
}

export function fakeClock(startsAt = Date.UTC(2025, 0, 1)): FakeClock {
  let elapsed = 0
  let isSetBy = 0
  const timers = new Set<Timer>()
  const watchers = new Set<() => void>()

  function arm(fn: () => void, ms: number, repeats: boolean): () => void {
    const length = Math.max(ms, repeats ? 1 : 0)
    const timer = { fn, length, repeats, dueAt: elapsed + length }
    timers.add(timer)
    for (const look of watchers) look()
    return () => timers.delete(timer)
  }

  function nextDue(until: number): Timer | undefined {
    const due = [...timers].filter((timer) => timer.dueAt <= until)
    return due.sort((a, b) => a.dueAt - b.dueAt)[0]
  }

  function fire(timer: Timer): void {
    elapsed = Math.max(elapsed, timer.dueAt)
    if (timer.repeats) timer.dueAt += timer.length
    else timers.delete(timer)
    timer.fn()
  }

  return {
    now: () => startsAt + isSetBy + elapsed,
    monotonic: () => elapsed,
    setTimeout: (fn, ms) => arm(fn, ms, false),
    setInterval: (fn, ms) => arm(fn, ms, true),
    pending: () => timers.size,
    set: (byMs) => {
      isSetBy += byMs
    },
    later: (ms, act) => void arm(act, ms, false),
    async advance(ms) {
      await turn()
      const until = elapsed + ms
      for (let timer = nextDue(until); timer; timer = nextDue(until)) {
        fire(timer)
        await turn()
      }
      elapsed = until
    },
    armed(ms) {
      return new Promise((resolve) => {
        const look = () => {
          if (![...timers].some((timer) => timer.length === ms)) return
          watchers.delete(look)
          resolve()
        }
        watchers.add(look)
        look()
      })
    },
  }
}
