import type { CoreServices } from '../services/CoreServices.ts'
import type { LoadFailures } from './createLoadFailures.ts'

export interface FirstPaintNeed {
  readonly core: CoreServices
  readonly failures: LoadFailures
  /** Prefetches the code that is needed after the method list. */
  readonly prefetch: () => void
}

/** Detects when the page has content, and starts the work that waits for the first paint. */
export function createFirstPaint({ core, failures, prefetch }: FirstPaintNeed) {
  const { environment, methods, list } = core
  const { screens } = core.drawing
  return {
    /**
     * Whether the screen shows a page or a load failure, not only a skeleton. The list page counts once the request for
     * the list has settled.
     */
    isShown: () =>
      failures.any() || (screens.current() !== undefined && !(list.isOnList() && methods.state === 'loading')),
    /**
     * Called after the first meaningful paint: sends `FullLoaded`, so that the host removes its loader, and prefetches
     * the remaining code.
     */
    shown(): void {
      environment.bridge.send({ messageType: 'FullLoaded' })
      methods.shownAt = environment.clock.monotonic()
      // Don't prefetch after a load failure: the code is loaded again when the player presses retry, or when the
      // network is back.
      if (!failures.any()) prefetch()
    },
  }
}
