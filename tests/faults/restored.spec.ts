import { expect, test } from '../journeys/support/journey.ts'
import { pollsAtRest } from '../journeys/support/pollsAtRest.ts'
import { pressDeposit } from '../journeys/support/pressDeposit.ts'
import type { WidgetPage } from '../journeys/support/widgetPage.ts'

/**
 * Imitates a page in the back/forward cache, where no timer fires. The packaged Chromium has no such cache
 * ("BackForwardCacheDisabledForDelegate"), so this function stops the clock, and `restore` dispatches the browser's
 * event by hand.
 */
async function freeze(widget: WidgetPage): Promise<void> {
  await widget.standStill()
}

const restore = (widget: WidgetPage) =>
  widget.frame().evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

test('C38 a page restored from the back/forward cache polls once and shows a payment made meanwhile', {
  tag: '@core',
}, async ({ widget, cashier }) => {
  await widget.open({ hasClock: true })
  await pressDeposit(widget)
  await expect(widget.status).toContainText('Waiting for your payment')
  await expect.poll(async () => (await cashier.calls('deposit-status')).length).toBeGreaterThan(0)
  await freeze(widget)
  const asked = await pollsAtRest(cashier)
  await cashier.report(1)
  await restore(widget)
  await expect(widget.status).toContainText('Payment complete')
  expect((await cashier.calls('deposit-status')).length).toBe(asked + 1)
})

test('C38 a page restored during a create whose connection died reconciles it and creates no second deposit', async ({
  widget,
  cashier,
  watch,
}) => {
  watch.allow(/ERR_CONNECTION_RESET/)
  await widget.open({ hasClock: true })
  let cut = () => {}
  const isCut = new Promise<void>((resolve) => {
    cut = resolve
  })
  await widget.page.route('**/deposit-create', async (route) => {
    await route.fetch()
    await isCut
    await route.abort('connectionreset')
  })
  await pressDeposit(widget)
  await expect(widget.submit).toHaveAttribute('aria-busy', 'true')
  await expect.poll(async () => (await cashier.deposits()).length).toBe(1)
  await freeze(widget)
  cut()
  await restore(widget)
  await expect(widget.inside.getByText('dep-1001')).toBeVisible()
  expect(await cashier.calls('deposit-create')).toHaveLength(1)
  expect(await cashier.deposits()).toHaveLength(1)
})
