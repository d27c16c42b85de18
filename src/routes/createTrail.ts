import type { RouterHistory } from '@tanstack/react-router'
import type { RouteName } from '../../schemas/routes.ts'

/** Browsers keep at most this many history entries per tab; at the limit, `history.length` no longer grows. */
const MOST_ENTRIES = 50

/**
 * State of a history entry: the names of the pages of the entries before it, the nearest last. It contains no player
 * data (D-22).
 */
interface TrailState {
  readonly trail?: readonly string[]
  readonly __TSR_index?: number
}

/**
 * Tracks to which page each step back in the history leads, so that the widget's arrow can step back instead of adding
 * an entry (W5). `isOwn` is true if only the widget adds entries, as with a memory history or in a tab of its own. In
 * an iframe the host page and its other frames add entries too: then the arrow steps back only if no entry was added
 * after ours.
 */
export function createTrail(history: RouterHistory, isOwn: boolean) {
  /** `history.length` right after each of our entries was added, keyed by the entry's index. */
  const lengths = new Map<number, number>()
  let isAdding = false

  const state = (): TrailState => history.location.state as TrailState
  const trail = (): readonly string[] => (Array.isArray(state()?.trail) ? (state().trail ?? []) : [])
  const index = (): number => state()?.__TSR_index ?? 0

  const isLast = (): boolean => isOwn || (lengths.get(index()) === history.length && history.length < MOST_ENTRIES)

  return {
    /** The state for an entry that is about to be added after `page`, or to replace it. */
    stateFor(page: RouteName | undefined, replace: boolean): TrailState {
      isAdding = !replace
      const before = trail()
      return { trail: replace || page === undefined ? before : [...before, page].slice(-MOST_ENTRIES) }
    },
    /** To be called when a page has been entered. */
    entered(): void {
      if (isAdding) lengths.set(index(), history.length)
      isAdding = false
    },
    /**
     * How many steps back the page is; 0 if the trail lacks the page, or if other entries may have been added after
     * ours.
     */
    stepsTo(page: RouteName): number {
      const before = trail()
      const at = before.lastIndexOf(page)
      return at === -1 || !isLast() ? 0 : before.length - at
    },
  }
}
