import type { MockServer } from '../mockServer.ts'
import { PROVIDER_FORMS } from '../providers/forms.ts'
import { cashierDesk } from './support/cashierDesk.ts'
import { coreIf } from './support/coreIf.ts'
import { test as base } from './support/journey.ts'
import { startProviderServer } from './support/providerServer.ts'
import { startOf, storyPlayer } from './support/storyPlayer.ts'
import { widgetPage } from './support/widgetPage.ts'

/** The journeys' test function, with a server that lists the forms of the corpus. One server for each worker. */
const test = base.extend<object, { server: MockServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const server = await startProviderServer()
      await use(server)
      server.stop()
    },
    { scope: 'worker' },
  ],
  widget: async ({ page, server, watch: _ }, use) => {
    await use(widgetPage(page, '#cashier', server))
  },
  cashier: async ({ request, server, widget }, use) => {
    await use(cashierDesk(request, widget.token, server.widget))
  },
})

for (const [index, { library, name, story }] of PROVIDER_FORMS.entries()) {
  test(`L1 PROD-08 ${library}, ${name}: ${story.title}`, coreIf(index === 0), async ({ widget, cashier }) => {
    await widget.open(startOf(story))
    const play = storyPlayer(widget, cashier)
    for (const step of story.steps) await test.step(JSON.stringify(step), () => play(step))
  })
}
