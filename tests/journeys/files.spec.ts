import type { Route } from '@playwright/test'
import { builtFiles } from './support/builtFiles.ts'
import { expect, test } from './support/journey.ts'
import type { WidgetPage } from './support/widgetPage.ts'

/** What may become of a file on its way. */
const FATES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  // A server that answers everything with its page (C59).
  'the page instead': (route) =>
    route.fulfill({
      contentType: 'text/html',
      // As production has it: no page is run as a script.
      headers: { 'x-content-type-options': 'nosniff' },
      body: '<!doctype html><div id="root"></div>',
    }),
  hanging: () => Promise.resolve(),
  slow: async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    await route.continue().catch(() => undefined) // the page may have gone on without it
  },
}

/** Asked for by the widget while it runs; no part of the build. */
const SERVED = [
  { name: 'layouts/index.json', path: 'static/layouts/index.json' },
  { name: 'a document', path: 'static/layouts/address_card' },
]

const started = (widget: WidgetPage) => widget.tile('Card with billing address')
const failed = (widget: WidgetPage) => widget.inside.locator('.pw-start')
const amount = (widget: WidgetPage) => widget.amount
const apology = (widget: WidgetPage) => widget.notice.filter({ hasText: 'A part of the cashier could not be loaded' })

/** The list, or a page that says what to do; then the form. Whatever fails, and however. */
async function play(widget: WidgetPage, isHanging: boolean): Promise<'started' | 'not started'> {
  await widget.open({ host: { country: 'CA', currency: 'CAD' }, hasClock: isHanging, isHanging })
  await waitFor(widget, isHanging, started(widget).or(failed(widget)).first())
  return (await started(widget).isVisible()) ? 'started' : 'not started'
}

type Seen = ReturnType<typeof amount>

/** A hanging file is waited out in the widget's own time. */
async function waitFor(widget: WidgetPage, isHanging: boolean, seen: Seen): Promise<void> {
  await expect(async () => {
    if (isHanging) await widget.pass(2_000)
    await expect(seen).toBeVisible({ timeout: isHanging ? 100 : 8_000 })
  }).toPass({ timeout: 12_000, intervals: [50] })
}

for (const { name, path } of [...builtFiles(), ...SERVED]) {
  test(`S3 C58 C59 C61 C70 I25 ${name}: missing, the page instead, hanging or slow`, async ({ widget, watch }) => {
    test.setTimeout(60_000)
    watch.allow(
      new RegExp(path.replace(/[.*]/g, '\\$&')),
      /\[paywidget\]/,
      /Failed to fetch dynamically imported module/,
    )
    for (const [fate, befall] of Object.entries(FATES)) {
      await test.step(fate, async () => {
        const isHanging = fate === 'hanging'
        let isOver = false
        await widget.page.route(
          (url) => url.pathname.startsWith(`/paywidget/${path}`),
          (route) => (isOver ? route.fallback() : befall(route)),
        )
        if ((await play(widget, isHanging)) === 'not started') {
          await expect(failed(widget).getByRole('link')).toHaveText('Try again')
          const errors = (await widget.messages()).filter(({ messageType }) => messageType === 'onInitError')
          expect(errors, 'the host hears that it has not started').toHaveLength(1)
          isOver = true
          await failed(widget).getByRole('link').click()
          await waitFor(widget, isHanging, started(widget))
        }
        await started(widget).click()
        await waitFor(widget, isHanging, amount(widget).or(apology(widget)).first())
        isOver = true
        if (!(await amount(widget).isVisible())) await started(widget).click()
        await waitFor(widget, isHanging, amount(widget))
        await expect(widget.inside.getByText('Something went wrong')).toHaveCount(0)
        await widget.page.unrouteAll({ behavior: 'ignoreErrors' })
        await widget.page.goto('about:blank')
      })
    }
  })
}
