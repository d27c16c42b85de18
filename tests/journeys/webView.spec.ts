import type { Page } from '@playwright/test'
import { deploy } from './support/deploy.ts'
import { expect, test } from './support/journey.ts'
import { WIDGET } from './support/places.ts'

/** The native bridges, by the names of Q-058, as an app puts them into its web view before the first script. */
const BRIDGES = {
  iOS: (page: Page) =>
    page.addInitScript(() => {
      Object.assign(window, { webkit: { messageHandlers: { paywidget: { postMessage: () => undefined } } } })
    }),
  Android: (page: Page) =>
    page.addInitScript(() => {
      Object.assign(window, { AndroidPaywidget: { postMessage: () => undefined } })
    }),
} as const

/** When the app puts the player's data on the window (HOST-13). */
const DATA = {
  'at once': (page: Page) => page.addInitScript(() => Object.assign(window, { userData: { token: 'early' } })),
  late: (page: Page) =>
    page.addInitScript(() => void setTimeout(() => Object.assign(window, { userData: { token: 'late' } }), 300)),
  never: async () => undefined,
} as const

/** What a page of its own says, it says as events of its window. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    window.addEventListener('paywidget:message', ({ detail }: CustomEventInit<string>) => void said.push(detail ?? ''))
  })
const said = async (page: Page) => {
  const texts = await page.evaluate(() => (window as unknown as { said: string[] }).said)
  return texts.map((text) => JSON.parse(text) as { messageType: string; payload: { text: string } })
}

/**
 * Web views have no channel in this release (README): nothing of a player is read, whenever it comes, and nothing starts
 * that could be paid with. What is held here is that this is said at once, to the player and to whoever runs the page.
 */
for (const [app, putBridge] of Object.entries(BRIDGES)) {
  for (const [when, putData] of Object.entries(DATA)) {
    test(`P4 HOST-09 HOST-30 a web view of ${app}, the data of its player ${when}: it says that it can't start, and why`, async ({
      page,
      watch,
    }) => {
      watch.allow(/\[paywidget\] The host mode "webview" has no channel/)
      const calls: string[] = []
      page.on('request', (request) => void (request.url().includes('/api/') && calls.push(request.url())))
      await putBridge(page)
      await putData(page)
      await listen(page)
      await page.goto(`${WIDGET}/paywidget/`)
      const start = page.locator('.pw-start')
      await expect(start).toContainText('It is not set up as it should be')
      await expect(start).toContainText('The host mode "webview" has no channel in this release')
      await expect(start.getByRole('link')).toHaveText('Try again')
      await expect(page.locator('.pw-boot'), 'no skeleton that waits for nothing').toBeHidden()
      if (when === 'late') await expect.poll(() => page.evaluate(() => 'userData' in window)).toBe(true)
      expect(await said(page)).toEqual([
        { messageType: 'onInitError', payload: { text: expect.stringContaining('"webview" has no channel') } },
      ])
      expect(calls).toEqual([])
    })
  }

  test(`P4 S3 HOST-30 a web view of ${app} without the widget's own script: both are told all the same`, async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 404/)
    await putBridge(page)
    await listen(page)
    await deploy(page, 'index.js', { isNewer: false })
    await page.goto(`${WIDGET}/paywidget/`)
    await expect(page.locator('.pw-start')).toContainText('The cashier could not be opened')
    await expect
      .poll(() => said(page))
      .toEqual([{ messageType: 'onInitError', payload: { text: expect.stringContaining('could not be loaded') } }])
  })

  test(`P4 Q-123 HOST-30 a page that frames the widget in a web view of ${app} hears it`, async ({ widget, watch }) => {
    watch.allow(/\[paywidget\] The host mode "webview" has no channel/)
    await putBridge(widget.page)
    await widget.open()
    await expect(widget.inside.locator('.pw-start')).toContainText('Embed the widget in an iframe.')
    expect(await widget.messages()).toEqual([
      { messageType: 'onInitError', payload: { text: expect.stringContaining('"webview" has no channel') } },
    ])
  })
}

for (const platform of ['ios', 'android']) {
  test(`CREATE-01 Q-089 CONST-08 a native player (${platform}) in a frame: dark, no window by itself, and one press pays`, async ({
    widget,
    cashier,
  }) => {
    await widget.open({ host: { platform } })
    await expect(widget.inside.locator('.pw')).toHaveAttribute('data-theme', 'dark')
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('500')
    await widget.submit.click()
    await expect(widget.status).toContainText('Open the payment page to go on')
    expect(widget.page.context().pages()).toHaveLength(1)
    const opened = widget.page.context().waitForEvent('page')
    await widget.button('Open the payment page').click()
    await expect((await opened).getByRole('heading', { name: 'Pay 500.00 MXN' })).toBeVisible()
    await expect(widget.status).toContainText('Waiting for your payment')
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
    expect(await cashier.deposits()).toHaveLength(1)
  })
}
