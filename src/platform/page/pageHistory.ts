import type { RouterHistory } from '@tanstack/react-router'

/** Where the address of the current page is kept. */
export interface PageHistory {
  /** Undefined for the browser's history: the router, which is lazy loaded, opens that itself. */
  readonly memory?: RouterHistory
  /** Only the widget adds entries; in an iframe, the host page and its other frames do too. */
  readonly isOwn: boolean
  /** The browser's Back steps through it. */
  readonly hasBrowserBack: boolean
  place(): { readonly pathname: string; readonly search: string }
  /** Changes the address without adding an entry. */
  replace(href: string): void
  /** Same, and forgets the state of the entry, which is another player's (D-22). */
  startAt(href: string): void
}

export const browserHistory = ({ history, location }: Window, isOwn: boolean): PageHistory => ({
  isOwn,
  hasBrowserBack: true,
  place: () => location,
  replace: (href) => history.replaceState(history.state, '', href),
  startAt: (href) => history.replaceState(null, '', href),
})

/** A history in memory: the browser's address and its Back belong to the host page. */
export function memoryHistory(memory: RouterHistory): PageHistory {
  const replace = (href: string) => memory.replace(href)
  return { memory, isOwn: true, hasBrowserBack: false, place: () => memory.location, replace, startAt: replace }
}
