import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { coreIf } from './support/coreIf.ts'
import { deploy } from './support/deploy.ts'
import { expect, test } from './support/journey.ts'
import { WIDGET } from './support/places.ts'

/** The native bridges (names from Q-058), as an app inserts them into its web view before the first script. */
const BRIDGES = {
  ios: (page: Page) =>
    page.addInitScript(() => {
      const said: string[] = []
      const paywidget = { postMessage: (text: string) => void said.push(text) }
      Object.assign(window, { said, webkit: { messageHandlers: { paywidget } } })
    }),
  android: (page: Page) =>
    page.addInitScript(() => {
      const said: string[] = []
      Object.assign(window, { said, AndroidPaywidget: { postMessage: (text: string) => void said.push(text) } })
    }),
  reactNative: (page: Page) =>
    page.addInitScript(() => {
      const said: string[] = []
      Object.assign(window, { said, ReactNativeWebView: { postMessage: (text: string) => void said.push(text) } })
    }),
} as const

type Platform = keyof typeof BRIDGES

interface Told {
  readonly messageType: string
  readonly payload?: { readonly text?: string; readonly data?: string; readonly file?: string }
}

/** The messages the app has received. */
const said = async (page: Page) => {
  const texts = await page.evaluate(() => (window as unknown as { said: string[] }).said)
  return texts.map((text) => JSON.parse(text) as Told)
}
const types = async (page: Page) => (await said(page)).map(({ messageType }) => messageType)

const newToken = () => `scenario.default.${randomUUID()}`
const userOf = (token: string, platform: Platform) => ({
  user: { id: '90210', token, currency: 'MXN', paymentGeo: 'MX', lang: 'en', platform },
})

/** Sends a message from the app, by a script in the page. */
const say = (page: Page, messageType: string, payload?: object) =>
  page.evaluate((message) => window.postMessage(JSON.stringify(message), location.origin), { messageType, payload })

/** The text of the QR code in a data URL of a PNG. */
function codeIn(address: string): string | undefined {
  const { data, width, height } = PNG.sync.read(Buffer.from(address.replace('data:image/png;base64,', ''), 'base64'))
  return jsQR(new Uint8ClampedArray(data), width, height)?.data
}

const tile = (page: Page, name: string) => page.getByRole('button', { name }).first()

async function pay(page: Page): Promise<void> {
  await tile(page, 'Mercado Pago').click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('500')
  await page.locator('button[type="submit"]').click()
  await expect(page.getByText('Open the payment page to continue')).toBeVisible()
}

test('HOST-30 an app that sends invalid data again before the cashier has started receives one onInitError and no onProblem', async ({
  page,
}) => {
  await BRIDGES.reactNative(page)
  await page.goto(`${WIDGET}/paywidget/`)
  await expect.poll(() => types(page)).toContain('Loaded')
  for (let turn = 0; turn < 3; turn++) await say(page, 'loaded', { user: { token: 7 } })
  await expect(page.getByRole('heading', { name: 'Error occurred' })).toBeVisible()
  await say(page, 'loaded', userOf(newToken(), 'android'))
  await expect(tile(page, 'Mercado Pago')).toBeVisible()
  expect((await types(page)).filter((type) => type === 'onInitError' || type === 'onProblem')).toEqual(['onInitError'])
})

test('G2 a React Native app answers by message, and receives the QR code to save instead of a download', async ({
  page,
}) => {
  await BRIDGES.reactNative(page)
  await page.goto(`${WIDGET}/paywidget/`)
  await expect.poll(() => types(page)).toContain('Loaded')
  const { user } = userOf(newToken(), 'android')
  await say(page, 'loaded', { user: { ...user, currency: 'IDR', paymentGeo: 'ID' } })
  await tile(page, 'QRIS').click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('100000')
  await page.locator('button[type="submit"]').click()
  const downloads = await page.evaluateHandle(() => {
    const names: string[] = []
    HTMLAnchorElement.prototype.click = function () {
      names.push(this.download)
    }
    return names
  })
  await page.getByRole('button', { name: 'Save QR code' }).click()
  await expect.poll(() => types(page)).toContain('onSavePicture')
  const saved = (await said(page)).find(({ messageType }) => messageType === 'onSavePicture')
  expect(saved?.payload?.file).toBe('payment-qr.png')
  expect(codeIn(saved?.payload?.data ?? '')).toMatch(/^000201/)
  expect(await downloads.jsonValue(), 'a web view can’t download').toEqual([])
})

for (const platform of ['ios', 'android'] as const) {
  test.describe(`PROD-01 HOST-09 a web view of ${platform}`, () => {
    for (const [when, put] of [
      ['at once', (data: object) => void Object.assign(window, { userData: data })],
      ['as JSON text', (data: object) => void Object.assign(window, { userData: JSON.stringify(data) })],
      ['two seconds late', (data: object) => void setTimeout(() => Object.assign(window, { userData: data }), 2_000)],
    ] as const) {
      test(
        `HOST-13 HOST-26 HOST-29 reads window.userData, set ${when}, opens the list, and deletes the data from the window`,
        coreIf(when === 'at once' && platform === 'android'),
        async ({ page }) => {
          await BRIDGES[platform](page)
          await page.addInitScript(put, userOf(newToken(), platform))
          await page.goto(`${WIDGET}/paywidget/`)
          await expect(tile(page, 'Airtm')).toBeVisible()
          await expect(page.locator('.pw')).toHaveAttribute('data-theme', 'dark')
          expect(await page.evaluate(() => 'userData' in window)).toBe(false)
          const heard = await said(page)
          expect(heard[0]).toEqual({ messageType: 'Loaded', type: 'Loaded', version: 'v1.0.504' })
          await expect.poll(() => types(page)).toEqual(expect.arrayContaining(['onInit', 'FullLoaded']))
          expect(JSON.stringify(heard)).not.toContain('scenario.default')
        },
      )
    }

    test('L8 LIST-04 onGoBack on the list sends onClose even if afterList.js never loads; W5 it adds no history entry', async ({
      page,
    }) => {
      await BRIDGES[platform](page)
      await page.addInitScript((data) => void Object.assign(window, { userData: data }), userOf(newToken(), platform))
      await page.goto(`${WIDGET}/paywidget/`)
      await expect(tile(page, 'Airtm')).toBeVisible()
      const before = await page.evaluate(() => history.length)
      for (let time = 0; time < 3; time++) {
        await tile(page, 'Mercado Pago').click()
        await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible()
        await say(page, 'onGoBack')
        await expect(tile(page, 'Airtm')).toBeVisible()
      }
      expect(await page.evaluate(() => history.length)).toBe(before + 1)
      await page.route('**/static/afterList-*.js', () => new Promise(() => undefined))
      await page.reload()
      await expect(tile(page, 'Airtm')).toBeVisible()
      await say(page, 'onGoBack')
      await expect.poll(() => types(page)).toContain('onClose')
    })

    test('ERR-12 HOST-26 HOST-30 does not start without window.userData for 5 s, and reports it to app and player', async ({
      page,
      watch,
    }) => {
      watch.allow(/userData/)
      await page.clock.install({ time: 0 })
      await page.clock.pauseAt(1_000)
      const calls: string[] = []
      page.on('request', (request) => void (request.url().includes('/api/') && calls.push(request.url())))
      await BRIDGES[platform](page)
      await page.goto(`${WIDGET}/paywidget/`)
      await expect.poll(() => types(page)).toContain('Loaded')
      await page.clock.runFor(4_900)
      expect(await types(page)).not.toContain('onInitError')
      await page.clock.runFor(200)
      await expect
        .poll(() => said(page))
        .toContainEqual({
          messageType: 'onInitError',
          payload: expect.objectContaining({
            code: 'host.silent',
            text: 'Property userData not found in window after 5 s',
          }),
        })
      await expect(page.getByRole('heading', { name: 'Error occurred' })).toBeVisible()
      expect(calls.filter((url) => !url.endsWith('/events'))).toEqual([])
    })

    test('HOST-27 reports data without a token as incorrect to app and player', async ({ page }) => {
      await BRIDGES[platform](page)
      await page.addInitScript(() => Object.assign(window, { userData: { user: { id: '1' } } }))
      await page.goto(`${WIDGET}/paywidget/`)
      await expect(page.getByRole('heading', { name: 'Error occurred' })).toBeVisible()
      expect(await said(page)).toContainEqual({
        messageType: 'onInitError',
        payload: expect.objectContaining({ code: 'host.data', text: 'Incorrect data from host' }),
      })
    })

    test('HOST-25 HOST-28 CREATE-01 Q-089 creates a deposit with native headers, opens no window, and lets the app close it', async ({
      page,
      cashier,
    }) => {
      const token = newToken()
      await BRIDGES[platform](page)
      await page.addInitScript((data) => void Object.assign(window, { userData: data }), userOf(token, platform))
      await page.goto(`${WIDGET}/paywidget/`)
      await pay(page)
      expect(page.context().pages()).toHaveLength(1)
      const [create] = await cashier.of(token).calls('deposit-create')
      expect(create?.headers).toMatchObject({ isnative: '1', platform })
      expect(await cashier.of(token).deposits()).toHaveLength(1)
      await say(page, 'close')
      await expect.poll(() => types(page)).toContain('onClose')
    })

    for (const sent of [undefined, 'mobile']) {
      test(`CREATE-01 Q-089 opens no window with a deposit when the app sends ${sent ?? 'no'} platform`, async ({
        page,
        cashier,
      }) => {
        const token = newToken()
        const { user } = userOf(token, platform)
        await BRIDGES[platform](page)
        await page.addInitScript((data) => void Object.assign(window, { userData: data }), {
          user: { ...user, platform: sent },
        })
        await page.goto(`${WIDGET}/paywidget/`)
        await pay(page)
        expect(page.context().pages()).toHaveLength(1)
        expect(await cashier.of(token).deposits()).toHaveLength(1)
      })
    }

    test('C64 opens the list and sends one create when the native bridge throws', async ({ page, cashier }) => {
      const token = newToken()
      await page.addInitScript(() => {
        const broken = {
          postMessage() {
            throw new Error('Java exception was raised during method invocation')
          },
        }
        Object.assign(window, { AndroidPaywidget: broken, webkit: { messageHandlers: { paywidget: broken } } })
      })
      await page.addInitScript((data) => void Object.assign(window, { userData: data }), userOf(token, platform))
      await page.goto(`${WIDGET}/paywidget/`)
      await pay(page)
      expect(await cashier.of(token).calls('deposit-create')).toHaveLength(1)
    })

    test('B1 ignores messages from a frame inside its page', async ({ page }) => {
      await BRIDGES[platform](page)
      const data = userOf(newToken(), platform)
      await page.addInitScript((given) => void Object.assign(window, { userData: given }), data)
      await page.goto(`${WIDGET}/paywidget/`)
      await expect(tile(page, 'Airtm')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Close' })).toBeVisible()
      await page.evaluate(() => void document.body.append(document.createElement('iframe')))
      const [inner] = page.mainFrame().childFrames()
      await inner?.evaluate(() => parent.postMessage(JSON.stringify({ messageType: 'close' }), '*'))
      // Wait for the effect of a later message: by then the frame's message was handled, too.
      await say(page, 'loaded', { ...data, closingButton: false })
      await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0)
      expect(await types(page)).not.toContain('onClose')
    })

    test('P4 S3 HOST-30 reports to the app that the widget’s entry script could not be loaded', async ({
      page,
      watch,
    }) => {
      watch.allow(/status of 404/)
      await BRIDGES[platform](page)
      await deploy(page, 'index.js', { isNewer: false })
      await page.goto(`${WIDGET}/paywidget/`)
      await expect(page.locator('.pw-start')).toContainText('We couldn’t open the payments page')
      await expect
        .poll(() => said(page))
        .toEqual([
          {
            messageType: 'onInitError',
            payload: {
              code: 'code.failed',
              text: expect.stringContaining('could not be loaded'),
              supportId: expect.any(String),
            },
          },
        ])
    })

    test('P4 C58 reports to the app that the code of the native bridge could not be loaded', async ({
      page,
      watch,
    }) => {
      watch.allow(/rareEntries|status of 404/)
      await BRIDGES[platform](page)
      await page.route('**/rareEntries-*.js', (route) => route.fulfill({ status: 404 }))
      await page.goto(`${WIDGET}/paywidget/`)
      await expect(page.locator('.pw-start')).toContainText('We couldn’t open the payments page')
      await expect.poll(() => types(page)).toEqual(['onInitError'])
      expect((await said(page))[0]?.payload).toMatchObject({ code: 'code.failed', supportId: expect.any(String) })
    })
  })
}

for (const platform of ['ios', 'android']) {
  test(
    `CREATE-01 Q-089 CONST-08 a native player (${platform}) in a frame has the dark theme, and opens the payment page by a press`,
    coreIf(platform === 'android'),
    async ({ widget, cashier }) => {
      await widget.open({ host: { platform } })
      await expect(widget.inside.locator('.pw')).toHaveAttribute('data-theme', 'dark')
      await widget.openMethod('Mercado Pago')
      await widget.amount.fill('500')
      await widget.submit.click()
      await expect(widget.status).toContainText('Open the payment page to continue')
      expect(widget.page.context().pages()).toHaveLength(1)
      const opened = widget.page.context().waitForEvent('page')
      await widget.button('Open payment page').click()
      await expect((await opened).getByRole('heading', { name: 'Pay 500.00 MXN' })).toBeVisible()
      await expect(widget.status).toContainText('Waiting for your payment')
      expect(await cashier.calls('deposit-create')).toHaveLength(1)
      expect(await cashier.deposits()).toHaveLength(1)
    },
  )
}
