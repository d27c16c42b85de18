import type { BrowserContext } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import type { OpenOptions, WidgetPage } from './support/widgetPage.ts'

const PERU = { country: 'PE', currency: 'PEN' }
const FIXED = 'https://cash.example/pago'
const AGENTS = { 'Agente Lima': 'https://chat.example/lima', 'Agente Cusco': 'https://chat.example/cusco' }

/** Opens the form of a cash method and fills in an amount. */
async function toCash(widget: WidgetPage, { host, ...options }: OpenOptions = {}): Promise<void> {
  await widget.open({ ...options, host: { ...PERU, ...host } })
  await widget.openMethod('PagoEfectivo')
  await widget.amount.fill('80')
}

/** Serves a third-party page, whose address is part of the deployment's configuration. */
const serveFixed = (context: BrowserContext) =>
  context.route('https://cash.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Pay in cash</title><h1>Pay in cash</h1>' }),
  )

/** Replaces the `apiResponse` of the create call. */
const answer = (widget: WidgetPage, apiResponse: object) =>
  widget.page.route('**/deposit-create', async (route) => {
    const response = await route.fetch()
    const { depositId } = await response.json()
    await route.fulfill({ response, json: { depositId, apiResponse } })
  })

test.describe('a cash method', () => {
  test('ROUTE-35 ROUTE-57 I17: has its own page, and opens the payment page named in the response', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await toCash(widget)
    await expect.poll(widget.address).toBe('/paywidget/deposit/cash')
    await expect(widget.inside.getByText('The code is good for 48 hours.')).toBeVisible()
    const opened = widget.page.waitForEvent('popup')
    await widget.button('Deposit 80.00 PEN').click()
    const provider = await opened
    await expect(provider.getByRole('heading', { name: 'Pay 80.00 PEN' })).toBeVisible()
    expect(await provider.evaluate(() => window.opener)).toBeNull()
    await expect(widget.status).toContainText('Waiting for your payment')
    await expect.poll(widget.address).toBe('/paywidget/deposit/complete')
    expect(await cashier.deposits()).toMatchObject([{ method: 'pago_efectivo', amount: '80.00', currency: 'PEN' }])
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
  })

  test('ROUTE-57: returns to the list by the back button', async ({ widget }) => {
    await toCash(widget)
    await widget.back.click()
    await expect(widget.tile('Yape')).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/deposit')
  })

  test('REDIR-02 Q-033 I16: opens the payment page from the configuration instead of the one in the response', async ({
    widget,
    cashier,
  }) => {
    await serveFixed(widget.page.context())
    await toCash(widget, { config: { cash: { pages: { pago_efectivo: FIXED } } } })
    const opened = widget.page.waitForEvent('popup')
    await widget.submit.click()
    const page = await opened
    await expect(page.getByRole('heading', { name: 'Pay in cash' })).toBeVisible()
    expect(page.url().replace(/\?$/, '')).toBe(FIXED)
    await expect(widget.status).toContainText('Waiting for your payment')
    expect(widget.page.context().pages(), 'one window').toHaveLength(2)
    expect(await cashier.deposits()).toHaveLength(1)
  })

  test('REDIR-02 I16: shows a button for the configured page when the pop-up is blocked, and creates one deposit', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(/allow-popups/)
    await toCash(widget, {
      host: { without: 'allow-popups allow-popups-to-escape-sandbox' },
      config: { cash: { pages: { pago_efectivo: FIXED } } },
    })
    await widget.submit.click()
    await expect(widget.status).toContainText('Open the payment page to continue')
    await expect(widget.button('Open payment page')).toBeEnabled()
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
  })

  test('REDIR-02 H7: opens the configured page after a lost response, and sends no second create', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(/status of 500/)
    await serveFixed(widget.page.context())
    await toCash(widget, { config: { cash: { pages: { pago_efectivo: FIXED } } } })
    await cashier.play('create500Stored')
    await widget.submit.click()
    await expect(widget.status).toContainText('Open the payment page to continue')
    const opened = widget.page.waitForEvent('popup')
    await widget.button('Open payment page').click()
    await expect((await opened).getByRole('heading', { name: 'Pay in cash' })).toBeVisible()
    expect(await cashier.deposits()).toHaveLength(1)
    expect(await cashier.calls('deposit-create'), 'it is never sent again').toHaveLength(1)
  })

  test('Q-033: reports a configured page without HTTPS, and opens the one from the response', async ({
    widget,
    cashier,
  }) => {
    await toCash(widget, { config: { cash: { pages: { pago_efectivo: 'http://cash.example/pago' } } } })
    const opened = widget.page.waitForEvent('popup')
    await widget.submit.click()
    await expect((await opened).getByRole('heading', { name: 'Pay 80.00 PEN' })).toBeVisible()
    await expect.poll(() => cashier.problems()).toContain('cash.page')
  })

  test('Q-033 U19: explains a missing payment page, shows no button to open one, and keeps the deposit', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await answer(widget, {})
    await toCash(widget)
    await widget.submit.click()
    await expect(widget.status).toContainText('Payment page not available')
    await expect(widget.status).toContainText('We couldn’t complete this request.')
    await expect(widget.button('Open payment page')).toHaveCount(0)
    await expect(widget.inside.getByText('dep-1001')).toBeVisible()
    await expect.poll(() => widget.page.context().pages().length, { message: 'no window stays' }).toBe(1)
    expect(await cashier.deposits()).toHaveLength(1)
  })

  test('DATA-57 Q-039: links to the chats of the country’s agents, and then needs no payment page', async ({
    widget,
  }) => {
    await answer(widget, {})
    await toCash(widget, { config: { cash: { agents: { PE: AGENTS, MX: {} } } } })
    const links = widget.inside.getByRole('list', { name: 'Pay through an agent' }).getByRole('link')
    await expect(links).toHaveText(Object.keys(AGENTS))
    for (const [index, url] of Object.values(AGENTS).entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', url)
      await expect(links.nth(index)).toHaveAttribute('rel', 'noopener noreferrer')
      await expect(links.nth(index)).toHaveAttribute('target', '_blank')
    }
    await widget.submit.click()
    await expect(widget.status).toContainText('Waiting for your payment')
  })

  test('Q-039: shows no agents in a country without agents', async ({ widget }) => {
    await toCash(widget, { config: { cash: { agents: { MX: AGENTS } } } })
    await expect(widget.submit).toBeVisible()
    await expect(widget.inside.getByRole('link')).toHaveCount(0)
    await expect(widget.heading('Pay through an agent')).toHaveCount(0)
  })
})

test.describe('the support link', () => {
  test('Q-072: is in the forms if the deployment configures a support URL', async ({ widget }) => {
    const url = 'https://help.example/chat'
    await toCash(widget, { config: { support: { url } } })
    const link = widget.inside.getByRole('link', { name: 'Contact support' })
    await expect(link).toHaveAttribute('href', url)
    await widget.back.click()
    await widget.openMethod('Yape')
    await expect(link).toHaveAttribute('href', url)
  })

  test('Q-072: is not in a form without a support URL', async ({ widget }) => {
    await toCash(widget)
    await expect(widget.submit).toBeVisible()
    await expect(widget.inside.getByText('Contact support')).toHaveCount(0)
  })
})
