import { randomUUID } from 'node:crypto'
import type { Route } from '@playwright/test'
import { fileNamed } from './support/builtFiles.ts'
import { expect, test } from './support/journey.ts'
import { HOST, WIDGET } from './support/places.ts'
import { readmeSnippet } from './support/readmeSnippet.ts'
import type { WidgetPage } from './support/widgetPage.ts'

const builtFile = (name: string): string => `/paywidget/${fileNamed(name).path}`

const count = async (widget: WidgetPage, type: string) =>
  (await widget.messages()).filter(({ messageType }) => messageType === type).length

test.describe('a host', () => {
  test('K2 C62 Q-121 that answers late receives Loaded repeatedly, with growing pauses, until it answers', async ({
    widget,
  }) => {
    await widget.page.clock.install({ time: 0 })
    await widget.page.clock.pauseAt(1_000)
    await widget.open({ host: { answer: 'never' }, hasClock: true })
    await expect.poll(() => count(widget, 'Loaded')).toBe(1)
    await widget.pass(5_000)
    const heard = 5
    await expect
      .poll(() => count(widget, 'Loaded'), 'said again with growing pauses: after 0.25, 0.5, 1 and 2 seconds')
      .toBe(heard)
    await widget.tell('loaded', { user: { token: widget.token(), id: '90210', currency: 'MXN', paymentGeo: 'MX' } })
    await widget.page.clock.resume()
    await expect(widget.tile('Airtm')).toBeVisible()
    await widget.pass(20_000)
    expect(await count(widget, 'Loaded'), 'it has answered').toBe(heard)
  })

  test('K2 C62 I20 that answers each Loaded gets one widget and one list', { tag: '@core' }, async ({
    widget,
    cashier,
  }) => {
    await widget.open({ host: { answer: 'never' } })
    await expect.poll(() => count(widget, 'Loaded')).toBeGreaterThan(0)
    const user = { token: widget.token(), id: '90210', currency: 'MXN', paymentGeo: 'MX', lang: 'en' }
    for (let answer = 0; answer < 5; answer++) await widget.tell('loaded', { user })
    await expect(widget.tile('Airtm')).toBeVisible()
    expect(await cashier.calls('methods-payment-v5')).toHaveLength(1)
    expect(await count(widget, 'onInit')).toBe(1)
  })

  test('K2 can use the page of the README unchanged', async ({ page, widget }) => {
    const token = `scenario.default.${randomUUID()}`
    await page.route(`${HOST}/readme.html`, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: readmeSnippet(token) }),
    )
    // Map the URL in the README to this widget.
    await page.route('https://pay.example/**', async (route) => {
      const { pathname, search } = new URL(route.request().url())
      const answer = route.fetch({ url: WIDGET + pathname + search })
      // Ignore answers that arrive after the frame was removed.
      await answer.then((response) => route.fulfill({ response })).catch(() => undefined)
    })
    await page.goto(`${HOST}/readme.html`)
    await expect(widget.tile('Airtm')).toBeVisible()
    await widget.close.click()
    await expect(page.locator('iframe')).toHaveCount(0)
  })
})

test.describe('the configuration of the deployment', () => {
  test('X8 D-24 may have an unknown key: it is reported and ignored, and the widget starts', async ({
    widget,
    cashier,
  }) => {
    const said: string[] = []
    widget.page.on('console', (message) => void said.push(message.text()))
    await widget.open({ config: { iconsCdn: 'https://x.example/', api: { bas: '/api' } } as never })
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect.poll(cashier.problems).toContain('config.unknown')
    expect(said.join()).toContain('"iconsCdn" is not known')
    expect(said.join()).toContain('"api.bas" is not known')
    expect(await count(widget, 'onInitError')).toBe(0)
  })

  test('X8 P4 D-24 HOST-30 stops the start if a value is invalid, and the host receives the reason', async ({
    widget,
    watch,
  }) => {
    watch.allow(/\[paywidget\] The data block/)
    await widget.open({ config: { timeouts: { host: 'soon' } } as never })
    const text = expect.stringContaining('wrong at timeouts.host')
    await expect(widget.inside.locator('.pw-start')).toContainText('The page isn’t set up correctly')
    await expect
      .poll(widget.messages)
      .toEqual([{ messageType: 'onInitError', payload: { code: 'config.wrong', text, supportId: expect.any(String) } }])
  })
})

test.describe('a failed start', () => {
  test('S3 P4 is shown in the player’s language and the host’s theme, with the error ID', async ({ widget, watch }) => {
    const path = builtFile('mountApp.js')
    watch.allow(/mountApp/, /\[paywidget\]/)
    await widget.page.route(`**${path}`, (route) => route.fulfill({ status: 404 }))
    await widget.open({ host: { lang: 'ar', theme: 'dark' } })
    const page = widget.inside.locator('.pw-start')
    await expect(page).toContainText('تعذّر فتح صفحة المدفوعات')
    await expect(page.getByRole('link')).toHaveText('إعادة المحاولة')
    await expect(widget.inside.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page).toHaveCSS('background-color', 'rgb(13, 19, 17)')
    await expect.poll(() => count(widget, 'onInitError')).toBe(1)
    const told = (await widget.messages()).filter(({ messageType }) => messageType === 'onInitError')
    await expect(page.getByRole('definition').first(), 'the error ID').toHaveText(String(told[0]?.payload?.supportId))
  })

  test('P4 HOST-30 caused by an exception in the app is reported once to the host, and shown to the player', async ({
    widget,
    watch,
  }) => {
    watch.allow(/\[paywidget\]/)
    await widget.page.addInitScript(() => {
      if (window === window.top) return
      let isPlanted = true
      // Only the first assignment throws: the app sets `dir` before it renders, and later the page for a failed start.
      Object.defineProperty(HTMLHtmlElement.prototype, 'dir', {
        set() {
          if (isPlanted) {
            isPlanted = false
            throw new Error('planted')
          }
        },
      })
    })
    await widget.open()
    await expect(widget.inside.locator('.pw-start')).toBeVisible()
    await expect.poll(() => count(widget, 'onInitError')).toBe(1)
  })

  test('S3 I25 without any script still shows a text to the player', async ({ widget, watch }) => {
    watch.allow(/static\//)
    await widget.page.route('**/static/*.js', (route) => route.abort())
    await widget.open()
    await expect(widget.inside.locator('.pw-start')).toBeVisible({ timeout: 30_000 })
    await expect(widget.inside.locator('.pw-start')).toContainText('Still loading')
  })
})

test.describe('a lazily loaded file', () => {
  test('K3 S3 with the payment code: if missing, a press shows a notice, and back online it loads by itself', async ({
    widget,
    watch,
    context,
  }) => {
    watch.allow(/afterList/, /ERR_INTERNET_DISCONNECTED/)
    let isThere = false
    await widget.page.route(`**${builtFile('afterList.js')}`, (route) =>
      isThere ? route.fallback() : route.fulfill({ status: 404 }),
    )
    await widget.open()
    await widget.tile('Airtm').click()
    await expect(widget.notice).toContainText('We couldn’t load part of this page')
    await widget.goOffline()
    isThere = true
    const comes = widget.page.waitForResponse((response) => response.url().includes('afterList') && response.ok())
    await context.setOffline(false)
    await comes
    await widget.openMethod('Airtm')
  })

  test('K3 S3 with the payment code: a page that needs it shows an error and a button that retries', async ({
    widget,
    watch,
  }) => {
    watch.allow(/afterList/)
    let isThere = false
    await widget.page.route(`**${builtFile('afterList.js')}`, (route) =>
      isThere ? route.fallback() : route.fulfill({ status: 404 }),
    )
    await widget.open({ path: '/paywidget/deposit/region' })
    await expect(widget.inside.getByText('We couldn’t load part of this page')).toBeVisible()
    isThere = true
    await widget.button('Try again').click()
    await expect(widget.inside.getByRole('searchbox')).toBeVisible()
  })

  for (const name of ['Snackbar.js', 'Snackbar.css']) {
    test(`S3 ${name}: without it a notice is still shown and can be closed`, async ({ widget, watch, cashier }) => {
      watch.allow(/Snackbar/, /status of 4\d\d/)
      await widget.page.route(`**${builtFile(name)}`, (route) => route.fulfill({ status: 404 }))
      await widget.open({ scenario: 'merchantError' })
      await widget.openMethod('Mercado Pago')
      await widget.amount.fill('500')
      await widget.submit.click()
      await expect(widget.notice).toContainText('Your bank said')
      await expect(widget.notice).not.toContainText('<')
      await widget.button('Close message').click()
      await expect(widget.notice).toHaveCount(0)
      expect(await cashier.deposits()).toHaveLength(0)
    })
  }

  test('S3 with the texts: without it the list is shown in English, and the host receives onLocaleError', async ({
    widget,
    watch,
  }) => {
    watch.allow(/ar\./)
    await widget.page.route(`**${builtFile('locales/ar.json')}`, (route) => route.fulfill({ status: 404 }))
    await widget.open({ host: { lang: 'ar' } })
    await expect(widget.inside.getByRole('heading', { level: 1 })).toHaveText('Deposit')
    expect(await widget.messages()).toContainEqual({ messageType: 'onLocaleError', payload: { key: '', locale: 'ar' } })
  })
})

test.describe('the page’s own style sheet', () => {
  for (const [how, fail] of [
    ['is missing', (route: Route) => route.fulfill({ status: 404 })],
    ['never arrives', (route: Route) => route.abort()],
  ] as const)
    test(`S3 that ${how} is requested again with the next code`, async ({ widget, watch }) => {
      watch.allow(/index-.*css/, /status of 404|ERR_FAILED/)
      let asked = 0
      await widget.page.route(`**${builtFile('index.css')}`, (route) =>
        asked++ === 0 ? fail(route) : route.fallback(),
      )
      await widget.open()
      await expect(widget.tile('Airtm')).toBeVisible()
      await expect(widget.inside.locator('body')).toHaveCSS('margin', '0px')
    })

  test('S3 that hangs, also when it is requested again, does not keep a player from the form', async ({ widget }) => {
    test.setTimeout(120_000)
    await widget.page.route(`**${builtFile('index.css')}`, () => undefined)
    await widget.open()
    await expect(widget.tile('Airtm')).toBeVisible({ timeout: 40_000 })
    await widget.openMethod('Airtm')
  })

  test('S3 that stays missing does not keep a player from the form', async ({ widget, watch }) => {
    watch.allow(/index-.*css/, /status of 404/)
    let asked = 0
    await widget.page.route(`**${builtFile('index.css')}`, (route) => {
      asked++
      return route.fulfill({ status: 404 })
    })
    await widget.open()
    await widget.openMethod('Airtm')
    await expect(widget.amount).toBeVisible()
    await expect(widget.inside.locator('body')).not.toHaveCSS('margin', '0px')
    expect(asked).toBeGreaterThan(1)
  })
})

test('P5 I18N-06 without the file of English its texts load as a script, and the host receives onLocaleError', async ({
  widget,
  watch,
}) => {
  watch.allow(/en\./)
  await widget.page.route(`**${builtFile('locales/en.json')}`, (route) => route.fulfill({ status: 404 }))
  await widget.open()
  await expect(widget.inside.getByRole('heading', { level: 1 })).toHaveText('Deposit')
  expect(await widget.messages()).toContainEqual({ messageType: 'onLocaleError', payload: { key: '', locale: 'en' } })
})

test('S14 after a start offline the list is shown as soon as the browser is back online', async ({ widget, watch }) => {
  watch.allow(/ERR_/, /Failed to fetch/)
  let isOff = true
  await widget.page.route('**/api/**', (route) => (isOff ? route.abort('internetdisconnected') : route.fallback()))
  await widget.open()
  await expect(widget.notice.first()).toBeVisible()
  isOff = false
  await widget.frame().evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(widget.tile('Airtm')).toBeVisible()
})

test.describe('a URL', () => {
  test('X9 of the root keeps its query in the redirect to the list', async ({ widget }) => {
    await widget.open({ path: '/paywidget/?status=processed&foo=1' })
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/deposit?status=processed&foo=1')
  })

  test('X9 ROUTE-50 SWEEP-08 Q-022 /form opens the page of the helper window, without a cashier or a button', {
    tag: '@core',
  }, async ({ page }) => {
    const answer = await page.goto(`${WIDGET}/paywidget/form#en`)
    expect(answer?.headers()['cross-origin-opener-policy'], 'it keeps its opener').toBe('unsafe-none')
    await expect(page.getByRole('status')).toContainText('Opening the payment page')
    await expect(page.getByRole('button')).toHaveCount(0)
  })
})

test.describe('a render error', () => {
  interface Planted {
    isPlanted: boolean
  }

  /** Plants errors in code that every screen runs: focusing the title, and listening to presses. */
  const plant = (widget: WidgetPage, isPlanted: boolean) =>
    widget.page.addInitScript((planted) => {
      const view = window as unknown as Planted
      view.isPlanted = planted
      const { focus } = HTMLElement.prototype
      HTMLElement.prototype.focus = function (options) {
        if (view.isPlanted && this.tagName === 'H1') throw new Error('planted')
        focus.call(this, options)
      }
      const { addEventListener } = document
      document.addEventListener = function (...args: Parameters<typeof addEventListener>) {
        if (view.isPlanted && args[0] === 'pointerdown') throw new Error('planted')
        addEventListener.apply(this, args)
      }
    }, isPlanted)

  const set = (widget: WidgetPage, isPlanted: boolean) =>
    widget.frame().evaluate((planted) => Object.assign(window, { isPlanted: planted }), isPlanted)

  test('S3 C69 C70 after the start shows our text and theme, is reported, and its button renders the screen again', {
    tag: '@core',
  }, async ({ widget, watch, cashier }) => {
    watch.allow(/planted/)
    await plant(widget, false)
    await widget.open({ host: { theme: 'dark' } })
    await expect(widget.tile('Airtm')).toBeVisible()
    await set(widget, true)
    await widget.tile('Airtm').click()
    await expect(widget.heading('Error occurred')).toBeVisible()
    await expect(widget.inside.locator('.pw')).toHaveAttribute('data-theme', 'dark')
    await expect(widget.inside.getByText(/Something went wrong|Show Error/)).toHaveCount(0)
    await expect.poll(cashier.problems).toContain('draw.crash')
    expect(await count(widget, 'onInitError'), 'it had started').toBe(0)
    await set(widget, false)
    await widget.button('Try again').click()
    await expect(widget.amount).toBeVisible()
  })

  test('S3 P4 HOST-30 on the first screen sends onInitError once, and its button opens the list', async ({
    widget,
    watch,
  }) => {
    watch.allow(/planted/)
    await plant(widget, true)
    await widget.open()
    await expect(widget.heading('Error occurred')).toBeVisible()
    await expect.poll(() => count(widget, 'onInitError')).toBe(1)
    await set(widget, false)
    await widget.button('Try again').click()
    await expect(widget.tile('Airtm')).toBeVisible()
  })
})
