import type { RouterHistory } from '@tanstack/react-router'

/** The history that keeps the address of the widget's current page. */
export interface PageHistory {
  /** The history in memory. Undefined for the browser's history, which the lazy loaded router opens itself. */
  readonly memory?: RouterHistory
  /**
   * Whether the widget is the only one that adds entries. In an iframe, the host page and its other frames add entries
   * too.
   */
  readonly isOwn: boolean
  /** Whether the browser's Back steps through this history. */
  readonly hasBrowserBack: boolean
  place(): { readonly pathname: string; readonly search: string }
  /** Changes the address without adding an entry. */
  replace(href: string): void
  /** Like `replace`, but also deletes the state of the entry, which belongs to another player (D-22). */
  startAt(href: string): void
}

export const browserHistory = ({ history, location }: Window, isOwn: boolean): PageHistory => ({
  isOwn,
  hasBrowserBack: true,
  place: () => location,
  replace: (href) => history.replaceState(history.state, '', href),
  startAt: (href) => history.replaceState(null, '', href),
})

/** A history in memory, because the browser's address and its Back belong to the host page. */
export function memoryHistory(memory: RouterHistory): PageHistory {
  const replace = (href: string) => memory.replace(href)
  return { memory, isOwn: true, hasBrowserBack: false, place: () => memory.location, replace, startAt: replace }
}
