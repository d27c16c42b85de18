import { expect, test } from './support/journey.ts'
import { deployFleet } from './support/releases.ts'
import type { WidgetPage } from './support/widgetPage.ts'

/** Two releases side by side: a rolling deploy, and a page that was opened before a deploy (C58, G11, I23). */
test.use({ storage: 'allowed' })
test.beforeEach(({ watch }) => watch.allow(/static\//, /\[paywidget\]/, /Failed to fetch dynamically/))

const failed = (widget: WidgetPage) => widget.inside.locator('.pw-start')

test('C58 G11 an old page whose files are gone reloads at most once, and the new release opens a form', {
  tag: '@core',
}, async ({ widget }) => {
  const fleet = await deployFleet(widget.page)
  await widget.open()
  await expect(widget.tile('Airtm')).toBeVisible()
  Object.assign(fleet, { page: 'new', files: ['new'] })
  await expect(async () => {
    if (!(await widget.amount.isVisible())) await widget.tile('Airtm').click({ timeout: 3_000 })
    await expect(widget.amount).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  expect(fleet.documents).toBeLessThanOrEqual(2)
})

test('I23 C36 C58 a payment sent by the old release is recognized by the new one, and created once', async ({
  widget,
  cashier,
}) => {
  const fleet = await deployFleet(widget.page)
  await widget.open({ scenario: 'answerDropped' })
  await widget.openWithBaseLine('Mercado Pago')
  await widget.amount.fill('500')
  await widget.submit.click()
  await expect.poll(async () => (await cashier.calls('deposit-create')).length).toBe(1)
  Object.assign(fleet, { page: 'new', files: ['new'] })
  await widget.page.reload()
  await expect(widget.status).toContainText('we didn’t receive its payment page')
  expect(fleet.documents).toBe(2)
  expect(await cashier.calls('deposit-create')).toHaveLength(1)
  expect(await cashier.deposits()).toHaveLength(1)
})

test('C58 servers that alternate between two releases cause no endless reload', async ({ widget }) => {
  const fleet = await deployFleet(widget.page)
  Object.assign(fleet, { files: ['old', 'new'], isSplit: true })
  await widget.page.route(/\/static\/mountApp-[\w-]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
  await widget.open()
  // The third page is of the new release, as the first was; the second and the fourth are of the old one.
  const scripts = widget.inside.locator('script[src*="-NEW"]')
  await expect.poll(() => fleet.documents).toBe(3)
  const { looks } = fleet
  await expect(scripts).not.toHaveCount(0)
  await expect(failed(widget)).toContainText('couldn’t open')
  await failed(widget).getByRole('link').click()
  await expect.poll(() => fleet.documents).toBe(4)
  await expect(scripts).toHaveCount(0)
  await expect(failed(widget)).toContainText('couldn’t open')
  // The guard looks for a newer build in the same task as it shows the text, so a look of the guard comes before this one.
  await widget.frame().evaluate(async () => void (await fetch(location.href)))
  expect(fleet.looks, 'both releases were tried before').toBe(looks + 1)
  expect(fleet.documents).toBe(4)
})
