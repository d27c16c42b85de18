import type { Clock } from './clock.ts'

export interface SleepNeed {
  readonly clock: Pick<Clock, 'setTimeout'>
  readonly signal: AbortSignal
  /** Subscribes to an event that ends the pause early; returns the cleanup. */
  readonly onNudge?: (nudge: () => void) => () => void
}

/** Resolves after `ms`, or earlier when nudged or aborted. Never rejects, and leaves no listener behind. */
export function sleep({ clock, signal, onNudge = () => () => {} }: SleepNeed, ms: number): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const stops = [clock.setTimeout(end, ms), onNudge(end)]
    signal.addEventListener('abort', end)
    function end() {
      for (const stop of stops) stop()
      signal.removeEventListener('abort', end)
      resolve()
    }
  })
}
