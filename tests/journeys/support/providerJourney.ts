import type { MockServer } from '../../mockServer.ts'
import { test as base } from './journey.ts'
import { mockCashier } from './mockCashier.ts'
import { startProviderServer } from './providerServer.ts'
import { widgetPage } from './widgetPage.ts'

/** The journeys' test function, with a server that lists the forms of the corpus. One server for each worker. */
export const test = base.extend<object, { server: MockServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const server = await startProviderServer()
      await use(server)
      server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  widget: async ({ page, server, watch: _ }, use) => {
    await use(widgetPage(page, '#cashier', server))
  },
  cashier: async ({ request, server, widget }, use) => {
    await use(mockCashier(request, widget.token, server.widget))
  },
})
