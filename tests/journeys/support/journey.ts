import { test as base, expect, type TestInfo } from '@playwright/test'
import { type CashierDesk, cashierDesk } from './cashierDesk.ts'
import { pressesOf, recordPresses } from './recordPresses.ts'
import { startWatch, type Watch } from './watch.ts'
import { type WidgetPage, widgetPage } from './widgetPage.ts'
import { enterWorld, type World } from './world.ts'

interface Journey {
  readonly widget: WidgetPage
  /** The cashier of this journey alone: its token is nobody else's. */
  readonly cashier: CashierDesk
  readonly watch: Watch
}

/** A story that a player could tell. It fails when the console, a page or the policy of production has a complaint. */
export const test = base.extend<Journey & World & { world: undefined }>({
  storage: ['byTitle', { option: true }],
  cpu: ['byTitle', { option: true }],
  world: [
    async ({ context, cpu, storage }, use, info) => {
      await enterWorld({ cpu, storage }, context, info)
      await recordPresses(context)
      await use(undefined)
      // What is still being answered when a journey is over is no failure of it, and a page may close meanwhile.
      for (const one of [...context.pages(), context])
        await one.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined)
    },
    { auto: true },
  ],
  watch: [
    async ({ context }, use) => {
      const watch = await startWatch(context)
      await use(watch)
      expect(watch.unexpected(), 'complaints of the console, of a page, or of the content security policy').toEqual([])
    },
    { auto: true },
  ],
  widget: async ({ page, watch: _ }, use) => {
    await use(widgetPage(page))
  },
  cashier: async ({ request, widget }, use, info) => {
    const desk = cashierDesk(request, widget.token)
    await use(desk)
    if (info.status !== info.expectedStatus) await tellMore(info, widget, desk)
  },
})

/** Of a journey that failed: what the host and the operator have heard, for whoever has only the log. */
async function tellMore(info: TestInfo, widget: WidgetPage, desk: CashierDesk): Promise<void> {
  const heard = await widget.messages().catch(() => [])
  const said = heard.map(({ messageType, payload }) => `${messageType} ${payload?.code ?? payload?.text ?? ''}`.trim())
  const problems = await desk.problems().catch(() => [])
  console.log(`${info.title}
    the host heard: ${said.join(', ')}
    the operator: ${problems.join(', ')}
    the presses: ${await pressesOf(widget.page)}`)
}

export { expect }
