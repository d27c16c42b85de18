import { deploy } from './support/deploy.ts'
import { expect, test } from './support/journey.ts'
import type { WidgetPage } from './support/widgetPage.ts'

/** A newer build has taken the place of the one that is open, and a file of it is gone (C58, I23). */
test.use({ storage: 'allowed' })

const failed = (widget: WidgetPage) => widget.inside.locator('.pw-start')

/** Where the file is missing, the list is drawn and the press says so; or nothing can be drawn. */
const FILES = {
  'afterList.js': async (widget: WidgetPage) => {
    await widget.tile('Airtm').click()
    await expect(widget.notice).toContainText('A part of the cashier could not be loaded')
  },
  'mountApp.js': (widget: WidgetPage) => expect(failed(widget)).toContainText('could not be opened'),
  // Not even the script is there that knows of payments; what is kept of them is kept over a reload.
  'index.js': (widget: WidgetPage) => expect(failed(widget)).toContainText('could not be opened'),
} as const
type File = keyof typeof FILES
const files = Object.keys(FILES) as readonly File[]

const intents = (widget: WidgetPage) =>
  widget.frame().evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('paywidget.intent.')))

test.beforeEach(({ watch }) => watch.allow(/static\//, /\[paywidget\]/, /Failed to fetch dynamically/))

test.describe('while no payment is open', () => {
  for (const file of files) {
    test(`S3 C58 I23 ${file}: the newer build is taken once, and by nobody twice`, async ({ widget }) => {
      const { documents } = await deploy(widget.page, file)
      await widget.open()
      await expect.poll(documents).toBe(2)
      await FILES[file](widget)
      await FILES[file](widget)
      expect(documents(), 'no second time').toBe(2)
    })

    test(`S3 C58 I25 ${file}: the newer build opens`, async ({ widget }) => {
      const { documents } = await deploy(widget.page, file, { missingFor: 1 })
      await widget.open()
      await expect.poll(documents).toBe(2)
      await widget.openMethod('Airtm')
      expect(documents()).toBe(2)
    })

    test(`S3 C58 ${file}: without a newer build nothing is loaded anew`, async ({ widget }) => {
      const { documents, looks } = await deploy(widget.page, file, { isNewer: false })
      await widget.open()
      await expect.poll(looks).toBeGreaterThan(0)
      await FILES[file](widget)
      expect(documents()).toBe(1)
    })
  }
})

test.describe('while a payment is open of which nobody knows what became', () => {
  for (const file of files) {
    test(`I23 I3 I7 C36 C58 ${file}: it is neither lost nor made twice`, async ({ widget, cashier }) => {
      await widget.open({ scenario: 'createSlow' })
      await widget.openMethod('Mercado Pago')
      await widget.amount.fill('500')
      await widget.submit.click()
      await expect.poll(async () => (await cashier.calls('deposit-create')).length).toBe(1)
      const kept = await intents(widget)
      expect(kept).toHaveLength(1)

      const { documents, looks, misses, bringBack } = await deploy(widget.page, file)
      await widget.page.reload()
      // Only where no line of the widget has run is the page loaded anew by itself: what is kept is kept.
      const isReloaded = file === 'index.js'
      await expect.poll(misses).toBeGreaterThanOrEqual(isReloaded ? 2 : 1)
      await FILES[file](widget)
      await FILES[file](widget)
      expect(await intents(widget)).toEqual(kept)
      expect(documents()).toBe(isReloaded ? 2 : 1)
      bringBack()
      await goOn(widget)
      await expect(widget.status).toContainText('its payment page was lost with the answer')
      await expect(widget.inside.getByText('dep-1001')).toBeVisible()
      expect(looks(), 'whether there is a newer build').toBe(isReloaded ? 1 : 0)
      expect(await cashier.calls('deposit-create')).toHaveLength(1)
      expect(await cashier.deposits()).toHaveLength(1)
    })
  }

  async function goOn(widget: WidgetPage): Promise<void> {
    const retry = failed(widget).getByRole('link')
    if (await retry.isVisible()) await retry.click()
    else await widget.frame().evaluate(() => window.dispatchEvent(new Event('online')))
  }
})

test.describe('where the browser keeps nothing', () => {
  test.use({ storage: 'denied' })

  test('S3 C58 nothing is loaded anew by itself: it would go round for ever', async ({ widget }) => {
    const { documents } = await deploy(widget.page, 'afterList.js')
    await widget.open()
    await FILES['afterList.js'](widget)
    expect(documents()).toBe(1)
  })
})
