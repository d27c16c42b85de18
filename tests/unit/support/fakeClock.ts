import type { Clock } from '../../../src/platform/time/clock.ts'

export interface FakeClock extends Clock {
  /** Fires the timers due within `ms`, in order, each in a separate turn of the event loop. */
  advance(ms: number): Promise<void>
  /** Resolves as soon as a timer with exactly this delay is pending, so that tests need not guess when. */
  armed(ms: number): Promise<void>
  pending(): number
  /** Moves the wall clock by `byMs` without firing timers. */
  set(byMs: number): void
  /** A timer without a cleanup, as the mock cashier expects it. */
  later(ms: number, act: () => void): void
}

interface Timer {
  readonly fn: () => void
  readonly length: number
  readonly repeats: boolean
  dueAt: number
}

// Saved at the start, so that a test with fake global timers does not stop this clock.
const nextTurn = globalThis.setImmediate

/** One turn of the event loop; all pending microtasks have run after it. */
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

  /** The first that is due; of several at the same time, the one that was set first. */
  function nextDue(until: number): Timer | undefined {
    let next: Timer | undefined
    for (const timer of timers) {
      const isSooner = next === undefined || timer.dueAt < next.dueAt
      if (timer.dueAt <= until && isSooner) next = timer
    }
    return next
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
