import { setTimeout } from 'node:timers/promises'
import { type BrowserContext, test as base, expect, type TestInfo } from '@playwright/test'
import { skipAfterLimit } from '../../timeLimit.ts'
import { applyConditions, type Conditions } from './conditions.ts'
import { type MockCashier, mockCashier } from './mockCashier.ts'
import { pressesOf, recordPresses } from './recordPresses.ts'
import { startWatch, type Watch } from './watch.ts'
import { type WidgetPage, widgetPage } from './widgetPage.ts'

interface Journey {
  readonly widget: WidgetPage
  /** The cashier of this journey; no other journey uses its token. */
  readonly cashier: MockCashier
  readonly watch: Watch
}

/** The test function of all journeys. A journey also fails on console errors, uncaught errors and CSP violations. */
export const test = base.extend<Journey & Conditions & { conditions: undefined }>({
  storage: ['byTitle', { option: true }],
  cpu: ['byTitle', { option: true }],
  conditions: [
    async ({ context, cpu, storage }, use, info) => {
      skipAfterLimit(info)
      await applyConditions({ cpu, storage }, context, info)
      await recordPresses(context)
      await use(undefined)
      await Promise.race([endRoutes(context), setTimeout(END_MS)])
    },
    { auto: true },
  ],
  watch: [
    async ({ context }, use) => {
      const watch = await startWatch(context)
      await use(watch)
      expect(watch.unexpected(), 'unexpected console errors, page errors and CSP violations').toEqual([])
    },
    { auto: true },
  ],
  widget: async ({ page, watch: _ }, use) => {
    await use(widgetPage(page))
  },
  cashier: async ({ request, widget }, use, info) => {
    const desk = mockCashier(request, widget.token)
    await use(desk)
    if (info.status !== info.expectedStatus) await tellMore(info, widget, desk)
  },
})

/** A window that opens or closes at this moment may never answer; closing the context ends it too. */
const END_MS = 5_000

/** Requests in flight at the end of a journey are no failure. A page may close meanwhile. */
async function endRoutes(context: BrowserContext): Promise<void> {
  for (const one of [context, ...context.pages()])
    await one.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined)
}

/** Logs the messages to the host and the problems reported to the operator, to diagnose a failure from the log. */
async function tellMore(info: TestInfo, widget: WidgetPage, desk: MockCashier): Promise<void> {
  const heard = await widget.messages().catch(() => [])
  const said = heard.map(({ messageType, payload }) => `${messageType} ${payload?.code ?? payload?.text ?? ''}`.trim())
  const problems = await desk.problems().catch(() => [])
  console.log(`${info.title}
    the host heard: ${said.join(', ')}
    the operator: ${problems.join(', ')}
    the presses: ${await pressesOf(widget.page)}`)
}

export { expect }
