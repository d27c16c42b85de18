import type { Clock } from '../platform/time/clock.ts'

export interface Limit {
  readonly signal: AbortSignal
  /** Why the signal was aborted; undefined until then. */
  reason(): 'timeout' | 'aborted' | undefined
  release(): void
}

/** The abort signal of one attempt; `reason` distinguishes the attempt's timeout from an abort of the whole call. */
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
