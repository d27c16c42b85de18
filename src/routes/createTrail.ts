import type { RouterHistory } from '@tanstack/react-router'
import type { RouteName } from '../../schemas/routes.ts'

/** Browsers keep at most this many history entries per tab; at the limit, `history.length` no longer grows. */
const MOST_ENTRIES = 50

/** State of a history entry: the pages of the entries before it, the nearest last. Page names only, no player data (D-22). */
interface TrailState {
  readonly trail?: readonly string[]
  readonly __TSR_index?: number
}

/**
 * Tracks which page each step back in the browser's history leads to, so that the widget's arrow can step back instead of
 * adding an entry (W5). `isOwn`: only the widget writes to this history, as with a memory history or in its own window. In an
 * iframe, the host page and its other frames also add entries: then we step back only if none was added after ours.
 */
export function createTrail(history: RouterHistory, isOwn: boolean) {
  /** `history.length` right after each of our entries was added, by the entry's index. */
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
    /** Must be called when a page has been entered. */
    entered(): void {
      if (isAdding) lengths.set(index(), history.length)
      isAdding = false
    },
    /** How many steps back the page is; 0 if it is not in the trail, or if stepping back is not safe. */
    stepsTo(page: RouteName): number {
      const before = trail()
      const at = before.lastIndexOf(page)
      return at === -1 || !isLast() ? 0 : before.length - at
    },
  }
}
