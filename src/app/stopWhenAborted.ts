import type { Clock } from '../platform/time/clock.ts'
import type { AppNeed } from '../services/AppNeed.ts'

/**
 * A copy of `need` that stops working when `end` is aborted: its timers no longer fire, and its bridge sends no
 * messages. The entry point also closes the transport, so that a disposed app has no effects (S1, H3).
 */
export function stopWhenAborted(need: AppNeed, end: AbortSignal): AppNeed {
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
