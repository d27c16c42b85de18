/** The source of all times and timers, so that tests can use a fake clock. Every timer returns its cleanup. */
export interface Clock {
  /**
   * Wall clock in ms since 1970. May jump when the device's clock is set: use it for timestamps, never for durations.
   */
  now(): number
  /** Monotonic ms since an arbitrary start, for durations. */
  monotonic(): number
  setTimeout(fn: () => void, ms: number): () => void
  setInterval(fn: () => void, ms: number): () => void
}

export const browserClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimeout(fn, ms) {
    const id = globalThis.setTimeout(fn, ms)
    return () => globalThis.clearTimeout(id)
  },
  setInterval(fn, ms) {
    const id = globalThis.setInterval(fn, ms)
    return () => globalThis.clearInterval(id)
  },
}
