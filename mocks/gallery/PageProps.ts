import type { Setting } from './ScreensPage.tsx'

/** What a page of the gallery gets: what the address asks for, and a way to ask for something else. */
export interface PageProps extends Setting {
  readonly asked: URLSearchParams
  readonly onAsk: (asked: URLSearchParams) => void
}
