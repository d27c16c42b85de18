import type { Page } from '@playwright/test'
import { coreIf } from './support/coreIf.ts'
import { holdAnswers } from './support/holdAnswers.ts'
import { expect, test } from './support/journey.ts'
import { HOST, OTHER_SITE, WIDGET } from './support/places.ts'
import type { OpenOptions, WidgetPage } from './support/widgetPage.ts'

const GET = 'Mercado Pago' // the widget opens this method's provider page by GET
const POST = ['Cash', 'OXXO'] as const

async function press(widget: WidgetPage, how: 'GET' | 'POST' = 'GET', options: OpenOptions = {}): Promise<void> {
  await widget.open(options)
  if (how === 'GET') await widget.openMethod(GET)
  else await widget.openInGroup(...POST)
  await widget.amount.fill('500')
  await widget.submit.click()
}

const open = (widget: WidgetPage) => widget.button('Open payment page').first()
const paying = (page: Page) => page.getByRole('heading', { name: 'Pay 500.00 MXN' })

test.describe('the payment window', () => {
  for (const how of ['GET', 'POST'] as const) {
    test(`S8 C32 I16 I17: opens again by a press, as often as needed, after the player has closed it (${how})`, async ({
      widget,
      cashier,
    }) => {
      const first = widget.page.waitForEvent('popup')
      await press(widget, how)
      await expect(paying(await first)).toBeVisible()
      await (await first).close()
      for (const _ of [1, 2]) {
        const again = widget.page.context().waitForEvent('page')
        await widget.button('Reopen payment page').click()
        await expect(paying(await again)).toBeVisible()
        expect(await (await again).evaluate(() => window.opener)).toBeNull()
        await (await again).close()
      }
      expect(await cashier.calls('deposit-create')).toHaveLength(1)
      expect(await cashier.deposits()).toHaveLength(1)
      await cashier.report(1)
      await expect(widget.status).toContainText('Payment complete')
      await expect(open(widget)).toHaveCount(0)
    })
  }

  test('X1 C32 I8: is reported as closed when closed before the create response, and opens by a press', async ({
    widget,
  }) => {
    const release = await holdAnswers(widget.page, '**/deposit-create')
    const opened = widget.page.waitForEvent('popup')
    await press(widget)
    await (await opened).close()
    release()
    await expect(widget.status).toContainText('Payment window closed')
    const again = widget.page.context().waitForEvent('page')
    await open(widget).click()
    await expect(paying(await again)).toBeVisible()
    await expect(widget.status).toContainText('Waiting for your payment')
  })

  test('X1 I8: is still reported as closed 70 s after it was closed before the create response', async ({ widget }) => {
    const release = await holdAnswers(widget.page, '**/deposit-create')
    const opened = widget.page.waitForEvent('popup')
    await press(widget, 'GET', { hasClock: true })
    await (await opened).close()
    release()
    await expect(widget.heading('Waiting for your payment')).toBeVisible()
    await widget.pass(70_000)
    await expect(widget.status).toContainText('Payment window closed')
  })

  test('S8 D-10 B11 C31: gets its order by BroadcastChannel when the host page’s opener policy cuts it off, and pays', async ({
    widget,
    cashier,
  }) => {
    const opened = widget.page.context().waitForEvent('page')
    await press(widget, 'POST', { host: { coop: 'same-origin' } })
    const window = await opened
    await expect(paying(window)).toBeVisible()
    await expect(widget.status).toContainText('Waiting for your payment')
    expect(await window.evaluate(() => opener)).toBeNull()
    expect(widget.page.context().pages()).toHaveLength(2)
    await window.getByRole('button', { name: 'Pay' }).click()
    await expect.poll(async () => (await cashier.deposits()).map(({ status }) => status)).toEqual([1])
  })

  test('S8 D-10 B11 C31: says what to do when cut off without BroadcastChannel, and the widget’s own button pays', async ({
    widget,
    cashier,
  }) => {
    // Simulates a browser with partitioned frames, where BroadcastChannel delivers nothing.
    await widget.page.context().addInitScript(() => {
      window.BroadcastChannel.prototype.postMessage = () => undefined
    })
    const opened = widget.page.context().waitForEvent('page')
    await press(widget, 'GET', { host: { coop: 'same-origin' }, isCrossSite: true })
    const lonely = await opened
    await expect(widget.status).toContainText('Open the payment page to continue')
    await expect(lonely.getByText('Go back to the site and press “Open payment page”')).toBeVisible()
    await expect(lonely.locator('[aria-busy="true"]')).toHaveCount(0)
    expect(widget.page.context().pages()).toHaveLength(2)
    await expect.poll(() => widget.problems()).toEqual(['window.coop'])
    const again = widget.page.context().waitForEvent('page')
    await open(widget).click()
    await expect(paying(await again)).toBeVisible()
    await cashier.report(1)
    await expect(widget.status).toContainText('Payment complete')
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
  })

  test('X1 B12 I17: does not open an unsafe URL, and the page says that nothing was paid', async ({ widget }) => {
    await widget.page.route('**/deposit-create', async (route) => {
      const response = await route.fetch()
      const { depositId } = await response.json()
      await route.fulfill({ response, json: { depositId, apiResponse: { source: 'http://evil.example/pay' } } })
    })
    await press(widget, 'GET', { hasClock: true })
    await expect(widget.heading('We can’t open the payment page safely')).toBeVisible()
    await expect(widget.inside.getByText('nothing was paid')).toBeVisible()
    await expect(widget.inside.getByText('dep-1001')).toBeVisible()
    await expect.poll(() => widget.page.context().pages().length).toBe(1)
    await widget.pass(70_000)
    await expect(widget.heading('We can’t open the payment page safely')).toBeVisible()
    expect(await widget.problems()).toEqual(['page.address'])
    await expect(open(widget)).toHaveCount(0)
    await widget.button('Make another deposit').click()
    await expect(widget.tile('Airtm')).toBeVisible()
  })
})

test.describe('the request of the provider’s page', () => {
  /** Sets the provider's page in the answer of the create call; returns the request of the window. */
  async function askedFor(
    { page }: WidgetPage,
    source: object,
  ): Promise<{ method: string; path: string; body: string }> {
    await page.route('**/deposit-create', async (route) => {
      const response = await route.fetch()
      const { depositId } = await response.json()
      await route.fulfill({ response, json: { depositId, apiResponse: { source } } })
    })
    const asked = page.context().waitForEvent('request', (request) => request.url().startsWith(`${WIDGET}/checkout`))
    await page.context().route(`${WIDGET}/checkout**`, (route) => route.fulfill({ body: 'here' }))
    const request = await asked
    return { method: request.method(), path: request.url().slice(WIDGET.length), body: request.postData() ?? '' }
  }

  const data = { ref: 'r 1', submit: 'a&b', action: '/x' }
  const encoded = 'ref=r+1&submit=a%26b&action=%2Fx'

  for (const { how, source, asked } of [
    {
      how: 'POST',
      source: { url: `${WIDGET}/checkout?a=1`, method: 'POST', data },
      asked: ['POST', '/checkout?a=1', encoded],
    },
    {
      how: 'GET',
      source: { url: `${WIDGET}/checkout?a=1`, method: 'GET', data },
      asked: ['GET', `/checkout?a=1&${encoded}`, ''],
    },
    { how: 'left out', source: `${WIDGET}/checkout?a=1`, asked: ['GET', '/checkout?a=1', ''] },
  ] as const) {
    test(
      `REDIR-03 B13: with the method ${how} sends exactly the data of the create response`,
      coreIf(how === 'POST'),
      async ({ widget }) => {
        const request = askedFor(widget, source as object)
        await press(widget)
        const { method, path, body } = await request
        expect([method, path, body]).toEqual(asked)
      },
    )
  }

  const redirectsOf = async (widget: WidgetPage) =>
    (await widget.messages())
      .filter(({ messageType }) => messageType === 'onExternalRedirect')
      .map(({ payload }) => payload)

  const quiet = async (widget: WidgetPage, says: string) => {
    await expect(widget.status).toContainText(says)
    expect(widget.page.context().pages()).toHaveLength(1)
  }

  test('CREATE-06 CREATE-16 Q-034: is passed to the host by onExternalRedirect for an in-app method, and no window opens', async ({
    widget,
    cashier,
  }) => {
    await press(widget, 'POST', { config: { redirect: { inApp: ['oxxo'] } } as object })
    await quiet(widget, 'Waiting for your payment')
    await expect
      .poll(() => redirectsOf(widget))
      .toEqual([
        {
          url: expect.stringContaining('provider'),
          method: 'POST',
          data: expect.objectContaining({ reference: 'dep-1001', amount: '500.00' }),
        },
      ])
    expect(await cashier.deposits()).toHaveLength(1)
    const again = widget.page.context().waitForEvent('page')
    await widget.button('Reopen payment page').click()
    await expect(paying(await again)).toBeVisible()
  })

  test('CREATE-06: is passed to the host as a complete URL, with the data of the response, if the app opens it by GET', async ({
    widget,
  }) => {
    await press(widget, 'GET', { config: { redirect: { inApp: ['mercado_pago'] } } as object })
    await quiet(widget, 'Waiting for your payment')
    await expect
      .poll(() => redirectsOf(widget))
      .toEqual([{ url: expect.stringMatching(/provider.*[?&]reference=dep-1001/), method: 'GET', data: {} }])
  })

  test('B12: opens the URL of an app, with the data of the response, after a press, and is refused for a scheme that is not listed', async ({
    widget,
    cashier,
  }) => {
    for (const [scheme, said] of [
      ['upi', 'Open the payment page to continue'],
      ['evil', 'can’t open the payment page safely'],
    ] as const) {
      const address = `${scheme}://pay?pa=merchant%40axl&am=500.00`
      await widget.page.unrouteAll()
      await widget.page.route('**/deposit-create', async (route) => {
        const response = await route.fetch()
        const { apiResponse, ...rest } = await response.json()
        await route.fulfill({ response, json: { ...rest, apiResponse: { ...apiResponse, source: address } } })
      })
      await press(widget, 'GET', { config: { redirect: { noHelper: ['mercado_pago'] } } as object })
      await expect(widget.status).toContainText(said)
      const opened = await widget.frame().evaluate(() => {
        const world = window as unknown as { opened: unknown[] }
        world.opened = []
        window.open = (url) => {
          world.opened.push(String(url))
          return null
        }
        return world.opened
      })
      expect(opened).toEqual([])
      if (scheme === 'evil') await expect(open(widget)).toHaveCount(0)
      else await open(widget).click()
      const asked = await widget.frame().evaluate(() => (window as unknown as { opened: string[] }).opened)
      expect(asked).toEqual(scheme === 'evil' ? [] : [`${address}&reference=dep-1001`])
      await widget.forgetPlayer()
      expect(await cashier.deposits()).toHaveLength(1)
    }
  })

  test('CREATE-16 Q-034: waits for a press when the method is configured without the helper window', async ({
    widget,
  }) => {
    await press(widget, 'GET', { config: { redirect: { noHelper: ['mercado_pago'] } } as object })
    await quiet(widget, 'Open the payment page to continue')
    expect((await widget.messages()).map(({ messageType }) => messageType)).not.toContain('onExternalRedirect')
    const opened = widget.page.context().waitForEvent('page')
    await open(widget).click()
    await expect(paying(await opened)).toBeVisible()
  })
})

test.describe('Q-022 messages between the helper window and the widget', () => {
  const ORDER = { paywidget: 'redirect', url: `${WIDGET}/evil`, method: 'GET', data: {} }

  test('CREATE-15 B10: the helper sends nothing to an opener of another origin, and ignores its redirect order', {
    tag: '@core',
  }, async ({ page, widget: _ }) => {
    await page.goto(`${OTHER_SITE}/host.html?token=none&path=/nowhere.html`)
    const opened = page.waitForEvent('popup')
    const heard = page.evaluateHandle(
      ([address, order]) => {
        const said: unknown[] = []
        const helper = window.open(address)
        addEventListener('message', ({ source, data }) => source === helper && said.push(data))
        return { said, tell: () => helper?.postMessage(order, '*') }
      },
      [`${WIDGET}/paywidget/helper.html#en.nobody`, ORDER] as const,
    )
    const helper = await opened
    await expect(helper.locator('[aria-busy]')).toBeVisible()
    await (await heard).evaluate(({ tell }) => tell())
    await expect(helper.locator('[aria-busy="false"]')).toBeVisible()
    expect(helper.url()).toBe(`${WIDGET}/paywidget/helper.html#en.nobody`)
    expect(await (await heard).evaluate(({ said }) => said)).toEqual([])
  })

  test('B9: a payment window that was navigated to another site and claims to be the helper gets no redirect order', {
    tag: '@core',
  }, async ({ widget }) => {
    // A page without an opener policy: a policy would make the browser remove the window's opener by itself.
    const elsewhere = `${OTHER_SITE}/phishing.html`
    await widget.page
      .context()
      .route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Pay here</h1>' }))
    const release = await holdAnswers(widget.page, '**/deposit-create')
    const opened = widget.page.waitForEvent('popup')
    await press(widget, 'GET', { hasClock: true })
    const helper = await opened
    await expect(helper.locator('[aria-busy="true"]')).toBeVisible()
    // Navigate as another script with a reference to the window could; the opener is kept.
    await helper.evaluate((address) => location.assign(address), elsewhere)
    await helper.waitForURL(elsewhere)
    const heard = await helper.evaluateHandle(() => {
      const said: unknown[] = []
      addEventListener('message', ({ data }) => said.push(data))
      for (const paywidget of ['ready', 'going']) window.opener.postMessage({ paywidget }, '*')
      return said
    })
    release()
    await expect(widget.heading('Waiting for your payment')).toBeVisible()
    await helper.evaluate(() => {
      for (const paywidget of ['ready', 'going']) window.opener.postMessage({ paywidget }, '*')
    })
    // The window counts as lost; a press opens the page in a new window.
    await widget.pass(7_000)
    await expect(widget.status).toContainText('Open the payment page to continue')
    expect(await heard.jsonValue()).toEqual([])
    const again = widget.page.context().waitForEvent('page')
    await open(widget).click()
    await expect(paying(await again)).toBeVisible()
  })

  test('CREATE-15 B10: a host page that claims to be the helper gets no redirect order, and the real helper continues', async ({
    widget,
  }) => {
    const release = await holdAnswers(widget.page, '**/deposit-create')
    const opened = widget.page.waitForEvent('popup')
    await press(widget, 'GET', { hasClock: true })
    await widget.page.evaluate(() => {
      const frame = document.querySelector('iframe')?.contentWindow
      for (const paywidget of ['ready', 'going']) frame?.postMessage({ paywidget }, '*')
    })
    release()
    await expect(paying(await opened)).toBeVisible()
    // If the forged message were accepted, the real window would count as lost.
    await widget.pass(7_000)
    await expect(widget.status).toContainText('Waiting for your payment')
  })
})

test.describe('S8 C34 a host page whose sandbox attribute', () => {
  for (const without of [
    'allow-popups-to-escape-sandbox',
    'allow-top-navigation-by-user-activation',
    'allow-downloads',
  ]) {
    test(`lacks ${without} does not affect a payment`, async ({ widget, cashier }) => {
      const opened = widget.page.waitForEvent('popup')
      await press(widget, 'POST', { host: { without } })
      await expect(paying(await opened)).toBeVisible()
      await expect(widget.status).toContainText('Waiting for your payment')
      expect(await cashier.deposits()).toHaveLength(1)
      expect(await widget.problems()).toEqual([])
    })
  }

  for (const how of ['GET', 'POST'] as const) {
    test(`lacks allow-popups is reported to player and host, and one deposit is created (${how})`, async ({
      widget,
      cashier,
      watch,
    }) => {
      watch.allow(/allow-popups/)
      await press(widget, how, { host: { without: 'allow-popups allow-popups-to-escape-sandbox' } })
      await expect(widget.status).toContainText('It didn’t open by itself, so nothing is paid yet')
      await expect.poll(() => widget.problems()).toEqual(['window.allow-popups'])
      await open(widget).click()
      await expect(widget.notice).toContainText('The window didn’t open')
      await expect(widget.notice).toContainText('dep-1001')
      await expect(widget.status).toContainText('Open the payment page to continue')
      expect(widget.page.context().pages()).toHaveLength(1)
      expect(await cashier.calls('deposit-create')).toHaveLength(1)
    })
  }

  test('lacks allow-forms is reported to player and host, and no form opens', async ({ widget, cashier, watch }) => {
    watch.allow(/allow-forms/)
    await widget.open({ host: { without: 'allow-forms' } })
    await widget.tile(GET).click()
    await expect(widget.notice).toContainText('because of how it’s set up')
    await expect(widget.tile(GET)).toBeVisible()
    await expect.poll(() => widget.problems()).toEqual(['frame.allow-forms'])
    expect(await cashier.calls('deposit-create')).toHaveLength(0)
  })

  for (const without of ['allow-forms', undefined]) {
    test(`E2 ${without === undefined ? 'allows forms' : 'lacks allow-forms'}, in Safari 15`, async ({
      widget,
      watch,
    }) => {
      if (without !== undefined) watch.allow(/allow-forms/)
      await widget.page.addInitScript(() => Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit'))
      await widget.open({ host: without === undefined ? {} : { without } })
      await widget.tile(GET).click()
      if (without === undefined) await expect(widget.submit).toBeVisible()
      else await expect.poll(() => widget.problems()).toEqual(['frame.allow-forms'])
    })
  }

  test('lacks allow-same-origin is reported to player and host instead of a start', async ({ widget, watch }) => {
    watch.allow(/origin 'null'|CORS|ERR_FAILED/)
    await widget.open({ host: { without: 'allow-same-origin' } })
    await expect(widget.inside.getByText('The cashier can’t be opened on this site.')).toBeVisible()
    const text = expect.stringContaining('frame.allow-same-origin')
    await expect
      .poll(() => widget.messages())
      .toContainEqual({
        messageType: 'onInitError',
        payload: { code: 'frame.allow-same-origin', text },
      })
  })
})

test.describe('E2 a browser older than the baseline', () => {
  for (const { lang, says } of [
    { lang: 'en-US', says: 'This browser is too old for this page.' },
    { lang: 'es-MX', says: 'Este navegador es demasiado antiguo' },
    { lang: 'ar', says: 'هذا المتصفح قديم جدًا' },
  ]) {
    test.describe(lang, () => {
      test.use({ locale: lang })
      test(
        `E2 D-35 is reported to player and host without a policy violation (${lang})`,
        coreIf(lang === 'ar'),
        async ({ widget, watch }) => {
          await widget.page.addInitScript(() => {
            Reflect.deleteProperty(Array.prototype, 'findLast')
            Reflect.deleteProperty(window, 'structuredClone')
          })
          await widget.open()
          await expect(widget.inside.getByRole('alert')).toContainText(says)
          const payload = { text: expect.stringContaining('browser.old'), code: 'browser.old' }
          await expect.poll(() => widget.messages()).toContainEqual({ messageType: 'onInitError', payload })
          expect(watch.unexpected()).toEqual([])
        },
      )
    })
  }
})

test.describe('a redirect from the provider', () => {
  for (const { locale, dir, title } of [
    { locale: 'en', dir: 'ltr', title: 'You’ve left the payment page' },
    { locale: 'ar', dir: 'rtl', title: 'لقد غادرت صفحة الدفع' },
  ]) {
    test(`S4 I10 CREATE-17: at the top level shows a neutral page at once, whatever the URL claims (${locale})`, async ({
      page,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
      await page.goto(`${WIDGET}/paywidget/deposit/complete?status=processed&locale=${locale}`)
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('dir', dir)
      await expect(page.getByText(/paid|processed|declined|مدفوع/i)).toHaveCount(0)
      // The page preloads files of the app, but the return page neither needs nor runs them.
      expect(asked.filter((path) => /afterList|locales\/(?!en\.)|\/api\//.test(path))).toEqual([])
      await page.getByRole('button').click()
      await expect(page.getByRole('button')).toHaveCount(0)
    })
  }

  test('S4 N15: at the top level shows that page for each mode and URL suffix, in the language of the browser', async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: 'ar-EG', colorScheme: 'dark' })
    const page = await context.newPage()
    const appended = ['&status=ok', ';jsessionid=1', '/ok', '?a=1?status=ok', '#status=ok', '%26status%3Dok', '.']
    const paths = ['deposit/complete', 'deposit/complete/', 'cryptobalance/deposit/complete', 'Deposit/Complete']
    for (const path of [...paths, ...appended.map((suffix) => `deposit/complete${suffix}`)]) {
      await page.goto(`${WIDGET}/paywidget/${path}`)
      await expect(page.getByRole('heading', { name: 'لقد غادرت صفحة الدفع' })).toBeVisible()
    }
    const shade = await page.locator('main').evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(shade).toBe('rgb(13, 19, 17)')
    await context.close()
  })

  const WAYS_BACK = [
    ['S4 D-13 by a link', 'link', 'Back to the merchant'],
    ['N15 N16 by POST to a URL with a suffix', 'button', 'Back by POST'],
  ] as const
  for (const [way, role, name] of WAYS_BACK)
    test(`${way} makes the widget in the other tab request the status at once`, async ({ widget, cashier }) => {
      const opened = widget.page.waitForEvent('popup')
      await press(widget, 'GET', { hasClock: true })
      const provider = await opened
      await provider.getByRole('button', { name: 'Pay' }).click()
      await expect(provider.getByRole('heading', { name: 'Payment made' })).toBeVisible()
      await provider.getByRole(role, { name }).click()
      await expect(provider.getByRole('heading', { name: 'You’ve left the payment page' })).toBeVisible()
      await expect(widget.status).toContainText('Payment complete')
      expect(await cashier.deposits()).toHaveLength(1)
      const closed = provider.waitForEvent('close')
      // Click in a timer, after `evaluate` has returned, because the click closes the page.
      await provider.getByRole('button', { name: 'Close this tab' }).evaluate((button) => {
        setTimeout(() => (button as HTMLButtonElement).click())
      })
      await provider.clock.runFor(10).catch(() => undefined)
      await closed
    })

  test('S4: at the top level becomes the widget when a script of the page sends the host’s “loaded” message', async ({
    page,
  }) => {
    await page.goto(`${WIDGET}/paywidget/deposit/complete`)
    await expect(page.getByRole('heading', { name: 'You’ve left the payment page' })).toBeVisible()
    await page.evaluate(() => {
      const user = { token: 'scenario.default.self', id: '1', currency: 'MXN', paymentGeo: 'MX', lang: 'en' }
      window.postMessage(JSON.stringify({ messageType: 'loaded', payload: { user } }), location.origin)
    })
    await expect(page.getByRole('heading', { name: 'No payment to show' })).toBeVisible()
  })

  test('S4 N15: in the frame of a host page shows the completion page, whatever suffix the URL has', async ({
    widget,
  }) => {
    await widget.open({ path: '/paywidget/deposit/complete' })
    await expect(widget.heading('No payment to show')).toBeVisible()
    expect(new URL(widget.page.url()).origin).toBe(HOST)
    for (const suffix of ['&status=ok', ';jsessionid=1', '/ok', '%26status%3Dok', '?a=1?status=processed']) {
      await widget.open({ path: `/paywidget/deposit/complete${suffix}` })
      await expect(widget.heading('No payment to show')).toBeVisible()
    }
  })
})

test.describe('a redirect from the provider in the frame', () => {
  test.use({ storage: 'allowed' })

  test('N15: with a status appended to the URL shows the true status', async ({ widget }) => {
    const opened = widget.page.waitForEvent('popup')
    await press(widget)
    const provider = await opened
    await provider.getByRole('button', { name: 'Pay' }).click()
    await expect(provider.getByRole('heading', { name: 'Payment made' })).toBeVisible()
    await widget.frame().goto(`${WIDGET}/paywidget/deposit/complete&status=mistaked`)
    await expect(widget.status).toContainText('Payment complete')
  })
})
