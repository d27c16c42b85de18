import type { Setting } from './ScreensPage.tsx'

/** Props of a gallery page: the query, and a function to change it. */
export interface PageProps extends Setting {
  readonly asked: URLSearchParams
  readonly onAsk: (asked: URLSearchParams) => void
}
