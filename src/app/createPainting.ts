import type { AppNeed } from './AppNeed.ts'
import type { LoadFailures } from './createLoadFailures.ts'
import type { Core } from './parts/core.ts'

export interface PaintingNeed {
  readonly need: AppNeed
  readonly core: Core
  readonly missing: LoadFailures
  /** Asks for the code that comes after the list. */
  readonly askAhead: () => void
}

/** When there is something to see, and what that sets off. */
export function createPainting({ need, core, missing, askAhead }: PaintingNeed) {
  const { screens, methods } = core
  return {
    /** Whether the page itself is drawn and not only its skeleton; the list counts once its answer is there. */
    isShown: () =>
      missing.any() || (screens.current() !== undefined && !(core.isOnList() && methods.state === 'loading')),
    /** The first thing of use has been painted: the host may take its own loader away, and the rest may come. */
    shown(): void {
      need.bridge.send({ messageType: 'FullLoaded' })
      methods.shownAt = need.clock.monotonic()
      // Code that could not be had is asked for again by the player, or when the network is back.
      if (!missing.any()) askAhead()
    },
  }
}
