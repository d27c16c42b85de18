import type { RouterHistory } from '@tanstack/react-router'
import type { RouteName } from '../../schemas/routes.ts'

/** No browser keeps more entries of a tab. At the bound the length tells nothing. */
const MOST_ENTRIES = 50

/** What an entry of the history knows: the pages of the entries before it, the nearest last. Names alone, nothing of the player (D-22). */
interface TrailState {
  readonly trail?: readonly string[]
  readonly __TSR_index?: number
}

/**
 * Where the steps back of the browser lead, so that the arrow of the widget takes one instead of adding an entry (W5).
 * `isOwn`: nobody else writes into this history, as in memory or in a window of our own. In a frame the page around and its
 * other frames do: we go back only where nothing was added since our own entry.
 */
export function createTrail(history: RouterHistory, isOwn: boolean) {
  /** How long the history was when an entry of ours was added, by its index. */
  const lengths = new Map<number, number>()
  let isAdding = false

  const state = (): TrailState => history.location.state as TrailState
  const trail = (): readonly string[] => (Array.isArray(state()?.trail) ? (state().trail ?? []) : [])
  const index = (): number => state()?.__TSR_index ?? 0

  const isLast = (): boolean => isOwn || (lengths.get(index()) === history.length && history.length < MOST_ENTRIES)

  return {
    /** The state of an entry that is about to be added behind the page, or to take its place. */
    stateFor(page: RouteName | undefined, replace: boolean): TrailState {
      isAdding = !replace
      const before = trail()
      return { trail: replace || page === undefined ? before : [...before, page].slice(-MOST_ENTRIES) }
    },
    /** The player is on an entry. */
    entered(): void {
      if (isAdding) lengths.set(index(), history.length)
      isAdding = false
    },
    /** How many steps back the page is; 0 where it is not behind us, or nobody knows. */
    stepsTo(page: RouteName): number {
      const before = trail()
      const at = before.lastIndexOf(page)
      return at === -1 || !isLast() ? 0 : before.length - at
    },
  }
}
