import type { Clock } from '../platform/clock.ts'
import type { AppNeed } from './AppNeed.ts'

/**
 * The same need, cut off when `end` is aborted: from then on no timer fires, and the host hears nothing. The door closes
 * the transport and releases the history too, so that an app that is over reaches nobody (S1, H3).
 */
export function cutOff(need: AppNeed, end: AbortSignal): AppNeed {
  const { bridge } = need
  return {
    ...need,
    clock: clockUntil(end, need.clock),
    bridge: { ...bridge, send: (message) => void (end.aborted || bridge.send(message)) },
  }
}

function clockUntil(end: AbortSignal, clock: Clock): Clock {
  const pending = new Set<() => void>()
  end.addEventListener('abort', () => {
    for (const stop of pending) stop()
  })
  return {
    ...clock,
    setTimeout(fn, ms) {
      if (end.aborted) return () => {}
      const cancel = clock.setTimeout(() => {
        pending.delete(cancel)
        fn()
      }, ms)
      pending.add(cancel)
      return () => {
        pending.delete(cancel)
        cancel()
      }
    },
  }
}
