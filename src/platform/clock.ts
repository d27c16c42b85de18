/** Time as the widget sees it, so that a test can own it. Every timer returns its stop. */
export interface Clock {
  /** Wall clock in ms: may jump when the player or the system sets it; for stamps, never for measuring. */
  now(): number
  /** Ms since some start, never going back: for measuring. */
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
