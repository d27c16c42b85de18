import type { CoreServices } from '../services/CoreServices.ts'
import type { LoadFailures } from './createLoadFailures.ts'

export interface PaintingNeed {
  readonly core: CoreServices
  readonly missing: LoadFailures
  /** Prefetches the code needed after the list. */
  readonly askAhead: () => void
}

/** Detects when the page has content, and starts what waits for its first paint. */
export function createPainting({ core, missing, askAhead }: PaintingNeed) {
  const { environment, methods, list } = core
  const { screens } = core.drawing
  return {
    /**
     * Whether a page, or a load failure, is on the screen and not only a skeleton. The list page counts once its
     * request has settled.
     */
    isShown: () =>
      missing.any() || (screens.current() !== undefined && !(list.isOnList() && methods.state === 'loading')),
    /**
     * Called after the first meaningful paint: tells the host to remove its loader, and prefetches the remaining code.
     */
    shown(): void {
      environment.bridge.send({ messageType: 'FullLoaded' })
      methods.shownAt = environment.clock.monotonic()
      // Code that failed to load is retried by the player, or when the network is back.
      if (!missing.any()) askAhead()
    },
  }
}
