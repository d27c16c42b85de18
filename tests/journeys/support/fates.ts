import type { Route } from '@playwright/test'

export type Fate = 'missing' | 'the page instead' | 'hanging' | 'slow'

/** Longer than anything else the page waits for. */
const LATE_MS = 1_500

/** The ways in which a file may fail to load. */
export const FATES: Readonly<Record<Fate, (route: Route) => Promise<void>>> = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  // The response of a server that answers every path with index.html (C59).
  'the page instead': (route) =>
    route.fulfill({
      contentType: 'text/html',
      // Production servers send this header too, so that a page does not run as a script.
      headers: { 'x-content-type-options': 'nosniff' },
      body: '<!doctype html><div id="root"></div>',
    }),
  hanging: () => Promise.resolve(),
  slow: async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS))
    await route.continue().catch(() => undefined) // the page may have closed
  },
}
