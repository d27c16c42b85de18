import type { Clock } from '../platform/clock.ts'

export interface Limit {
  readonly signal: AbortSignal
  /** Why the signal fired; undefined while it has not. */
  reason(): 'timeout' | 'aborted' | undefined
  release(): void
}

/** The bounds of one attempt: its own time and the abort of the whole call, told apart. */
export function limit(clock: Clock, timeoutMs: number, outer: AbortSignal): Limit {
  const own = new AbortController()
  let reason: 'timeout' | 'aborted' | undefined
  const end = (why: 'timeout' | 'aborted') => {
    reason ??= why
    own.abort()
  }
  const abandon = () => end('aborted')
  const stop = clock.setTimeout(() => end('timeout'), timeoutMs)
  outer.addEventListener('abort', abandon)
  if (outer.aborted) abandon()
  return {
    signal: own.signal,
    reason: () => reason,
    release() {
      stop()
      outer.removeEventListener('abort', abandon)
    },
  }
}
