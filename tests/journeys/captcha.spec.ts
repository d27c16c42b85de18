import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expectAccessible.ts'
import { expect, test } from './support/journey.ts'
import { HOST, WIDGET } from './support/places.ts'

import type { OpenOptions, WidgetPage } from './support/widgetPage.ts'

/** The methods of the scenario `captchaMethods`. */
const RECAPTCHA = 'Airtm'
const GEETEST = 'Mercado Pago'

const SCRIPTS = { 'recaptcha-v3': '/vendors/recaptcha/enterprise.js', geetest: '/vendors/geetest/gt4.js' }

const GEETEST_FIELDS = {
  geetestCaptchaOutput: 'output',
  geetestGenTime: '1700000000',
  geetestLotNumber: expect.stringMatching(/^lot-\w+$/),
  geetestPassToken: expect.stringMatching(/^pass-\w+$/),
}

async function fillIn(widget: WidgetPage, method: string, options: OpenOptions = {}): Promise<void> {
  await widget.open({ scenario: 'captchaMethods', ...options })
  await widget.openMethod(method)
  await widget.amount.fill('500')
  if (method === RECAPTCHA) await widget.field('email').fill('ana@correo.mx')
}

/** The site key selects the behaviour of reCAPTCHA. The host's captcha id selects the behaviour of GeeTest. */
const played = (siteKey: string): OpenOptions => ({ config: { captcha: { siteKey, scripts: SCRIPTS } } })

const dialog = (widget: WidgetPage) => widget.inside.getByRole('dialog', { name: /Security check|التحقق الأمني/ })
const challenge = (widget: WidgetPage) => widget.inside.frameLocator('dialog iframe')
const person = (widget: WidgetPage) => challenge(widget).getByRole('button', { name: /I am a person|أنا إنسان/ })

/** No deposit was created, the form is unchanged and enabled, and the provider's window is closed (C14). */
async function expectKept(widget: WidgetPage, amount = '500'): Promise<void> {
  await expect(widget.submit).not.toHaveAttribute('aria-busy', 'true')
  await expect(widget.amount).toHaveValue(amount)
  await expect(widget.inside.locator('dialog')).toHaveCount(0)
  await expect.poll(() => widget.page.context().pages().length, 'only the host’s page is left').toBe(1)
}

const waiting = (widget: WidgetPage) => expect(widget.status).toContainText('Waiting for your payment')

test.describe('a method that needs a captcha', () => {
  test('CAPT-04 CAPT-06 CALL-05: loads reCAPTCHA on submit only, and sends its token with the create', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    const asked = vendorCalls(widget.page)
    await fillIn(widget, RECAPTCHA)
    expect(asked, 'no byte of a vendor before it is needed').toEqual([])
    await widget.submit.click()
    await waiting(widget)
    const [create] = await cashier.calls('deposit-create')
    expect(create?.payload).toMatchObject({ recaptchaToken: expect.stringMatching(/^recaptcha-\w+$/) })
    expect(Object.keys(create?.payload ?? {}).filter((name) => /geetest|bypass/i.test(name))).toEqual([])
    expect(asked).toEqual([
      '/paywidget/captcha.html',
      expect.stringMatching(/static.captcha-/),
      SCRIPTS['recaptcha-v3'],
    ])
    await expect(widget.inside.locator('iframe')).toHaveCount(0)
  })

  test('CAPT-05 CAPT-06 CALL-05 DATA-53: shows the GeeTest challenge, and sends its four values with the create', async ({
    widget,
    cashier,
  }) => {
    await fillIn(widget, GEETEST)
    await widget.submit.click()
    await expect(dialog(widget)).toBeVisible()
    expect(await cashier.calls('deposit-create')).toEqual([])
    await person(widget).click()
    await waiting(widget)
    const creates = await cashier.calls('deposit-create')
    expect(creates.map(({ payload }) => payload)).toEqual([expect.objectContaining(GEETEST_FIELDS)])
    expect(creates[0]?.payload).not.toHaveProperty('captchaBypass')
    expect(creates[0]?.payload).not.toHaveProperty('recaptchaToken')
  })
})

test.describe('a captcha that the server requires (422) and the list does not', () => {
  test.beforeEach(({ watch }) => watch.allow(/status of 422/))

  test('CAPT-01 C12 I22: is sent with one more create of the same payment, and the same window opens the provider', async ({
    widget,
    cashier,
  }) => {
    await fillIn(widget, GEETEST, { scenario: 'captchaRequired' })
    const opened = widget.page.waitForEvent('popup')
    await widget.submit.click()
    const provider = await opened
    await expect(provider.getByText('Go back to the site and complete a short security check.')).toBeVisible()
    await person(widget).click()
    await waiting(widget)
    await expect(provider.getByRole('heading', { name: 'Pay 500.00 MXN' })).toBeVisible()
    const creates = await cashier.calls('deposit-create')
    expect(creates.map(({ outcome }) => outcome)).toEqual([422, 200])
    expect(creates[1]?.payload).toEqual({ ...creates[0]?.payload, ...GEETEST_FIELDS })
    expect(new Set(creates.map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
    expect(await cashier.deposits()).toHaveLength(1)
    expect(widget.page.context().pages()).toHaveLength(2)
  })

  test('CAPT-01 C12 I22: leads to no third create when its result is rejected', async ({ widget, cashier }) => {
    await fillIn(widget, GEETEST, { scenario: 'captchaNeverGood' })
    await widget.submit.click()
    await person(widget).click()
    await expect(widget.notice).toContainText('The security check wasn’t accepted')
    await expectKept(widget)
    expect(await cashier.calls('deposit-create')).toHaveLength(2)
    expect(await cashier.deposits()).toEqual([])
  })

  test('CAPT-01 Q-031: is reCAPTCHA without a GeeTest id from the host', async ({ widget, cashier }) => {
    await fillIn(widget, GEETEST, { scenario: 'captchaRequired', host: { geetest: '' } })
    await widget.submit.click()
    await waiting(widget)
    const creates = await cashier.calls('deposit-create')
    expect(creates.map(({ payload }) => 'recaptchaToken' in payload)).toEqual([false, true])
  })

  test('C12 I22: leads to no second create when the player closes it', async ({ widget, cashier }) => {
    await fillIn(widget, GEETEST, { scenario: 'captchaRequired' })
    await widget.submit.click()
    await dialog(widget).getByRole('button', { name: 'Close security check' }).click()
    await expect(widget.notice).toContainText('The security check was closed before it finished')
    await expectKept(widget)
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
  })
})

interface Failing {
  readonly method: string
  readonly play: string
  readonly says: string
  readonly code: string
}

const FAILING: readonly Failing[] = [
  { method: RECAPTCHA, play: 'noClients', says: 'isn’t set up for this page', code: 'captcha.noClients' },
  { method: RECAPTCHA, play: 'expired', says: 'has expired', code: 'captcha.expired' },
  { method: RECAPTCHA, play: 'unknown', says: 'didn’t work', code: 'captcha.unknown' },
  { method: RECAPTCHA, play: 'empty', says: 'gave no result', code: 'captcha.noData' },
  { method: RECAPTCHA, play: '', says: 'isn’t available here', code: 'captcha.noId' },
  { method: GEETEST, play: 'expired', says: 'has expired', code: 'captcha.expired' },
  { method: GEETEST, play: 'unknown', says: 'didn’t work', code: 'captcha.unknown' },
  { method: GEETEST, play: 'empty', says: 'gave no result', code: 'captcha.noResult' },
  { method: GEETEST, play: 'partial', says: 'gave no result', code: 'captcha.noData' },
  { method: GEETEST, play: '', says: 'isn’t available here', code: 'captcha.noId' },
]

test.describe('a captcha that fails', () => {
  for (const { method, play, says, code } of FAILING) {
    test(`CAPT-02 CAPT-03 CAPT-07 CAPT-08 C14: ${method} with “${play}” creates no deposit, keeps the form and reports ${code}`, async ({
      widget,
      cashier,
    }) => {
      await fillIn(widget, method, method === GEETEST ? { host: { geetest: play } } : played(play))
      await widget.submit.click()
      if (method === GEETEST && play !== '') await person(widget).click()
      await expect(widget.notice).toContainText('No deposit was made')
      await expect(widget.notice).toContainText(says)
      await expectKept(widget)
      await expect.poll(() => cashier.problems()).toContain(code)
      expect(await cashier.calls('deposit-create')).toEqual([])
    })
  }

  const CLOSING: readonly (readonly [string, (widget: WidgetPage) => Promise<void>])[] = [
    [
      'the cashier’s button',
      (widget) =>
        dialog(widget)
          .getByRole('button', { name: /^Close/ })
          .click(),
    ],
    ['Escape in the cashier', (widget) => widget.page.keyboard.press('Escape')],
    ['Escape in the challenge', (widget) => person(widget).press('Escape')],
    ['the vendor’s button', (widget) => challenge(widget).getByRole('button', { name: 'Not now' }).click()],
  ]

  for (const [how, close] of CLOSING) {
    test(`CAPT-08 C14: closed by ${how}, it keeps the form, which can be submitted again`, async ({
      widget,
      cashier,
    }) => {
      await fillIn(widget, GEETEST)
      await widget.submit.click()
      await expect(person(widget)).toBeVisible()
      await close(widget)
      await expect(widget.notice).toContainText('The security check was closed before it finished')
      await expectKept(widget)
      await expect(widget.submit, 'the focus is where it was').toBeFocused()
      expect(await cashier.calls('deposit-create')).toEqual([])
      await widget.submit.click()
      await person(widget).click()
      await waiting(widget)
      expect(await cashier.calls('deposit-create')).toHaveLength(1)
    })
  }

  for (const method of [RECAPTCHA, GEETEST]) {
    test(`CAPT-08 C13: a blocked captcha script of ${method} shows a notice, keeps the form and creates no deposit`, async ({
      widget,
      cashier,
      watch,
    }) => {
      watch.allow(/ERR_BLOCKED_BY_CLIENT/)
      await widget.page.route('**/vendors/**', (route) => route.abort('blockedbyclient'))
      await fillIn(widget, method)
      await widget.submit.click()
      await expect(widget.notice).toContainText('An ad blocker or VPN may be blocking it')
      await expectKept(widget)
      expect(await cashier.calls('deposit-create')).toEqual([])
      await expect.poll(() => cashier.problems()).toContain('captcha.script')
    })
  }

  test('CONST-06 C13 C14: a hanging captcha script times out after 30 s, and the form is usable again', async ({
    widget,
    cashier,
  }) => {
    const asked = vendorCalls(widget.page)
    await widget.page.route('**/vendors/**', () => {})
    await fillIn(widget, RECAPTCHA, { hasClock: true })
    await widget.submit.click()
    await expect.poll(() => asked.at(-1)).toMatch(/^.vendors/)
    await expect(widget.submit).toHaveAttribute('aria-busy', 'true')
    await widget.pass(30_000)
    await expect(widget.notice).toContainText('didn’t respond in time')
    await expectKept(widget)
    expect(await cashier.calls('deposit-create')).toEqual([])
  })

  test('N14 CAPT-09 C14: a hanging GeeTest script is bypassed after four attempts with a timeout of 30 s each', async ({
    widget,
    cashier,
  }) => {
    const asked = vendorCalls(widget.page)
    await widget.page.route('**/vendors/**', () => {})
    await fillIn(widget, GEETEST, { hasClock: true })
    await widget.submit.click()
    for (const attempt of [1, 2, 3, 4]) {
      await expect.poll(() => asked.filter((path) => path.startsWith('/vendors/')).length).toBe(attempt)
      expect(await cashier.calls('deposit-create')).toEqual([])
      await widget.pass(30_000)
      await widget.pass(attempt * 500)
    }
    await expect
      .poll(async () => (await cashier.calls('deposit-create'))[0]?.payload)
      .toMatchObject({ captchaBypass: true })
  })

  for (const how of ['blocked', 'missing'] as const) {
    test(`CAPT-08 C13: a ${how} captcha page shows a notice, keeps the form and creates no deposit`, async ({
      widget,
      cashier,
      watch,
    }) => {
      watch.allow(/ERR_BLOCKED_BY_CLIENT|status of 404|chrome-error/)
      await widget.page.route(/captcha\.html/, (route) =>
        how === 'blocked' ? route.abort('blockedbyclient') : route.fulfill({ status: 404, body: 'not here' }),
      )
      await fillIn(widget, RECAPTCHA)
      await widget.submit.click()
      await expect(widget.notice).toContainText('An ad blocker or VPN may be blocking it')
      await expectKept(widget)
      expect(await cashier.calls('deposit-create')).toEqual([])
    })
  }
})

test.describe('GeeTest network failures', () => {
  /** Lets requests to the vendor's server fail `times` times. */
  async function failing(page: Page, times: number): Promise<() => number> {
    let failed = 0
    await page.route('**/vendors/geetest/load*', (route) => {
      if (failed === times) return route.continue()
      failed += 1
      return route.abort('connectionfailed')
    })
    return () => failed
  }

  test('CAPT-09 C15: four failures lead to a create with captchaBypass and no captcha values', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(/ERR_CONNECTION_FAILED/)
    const failed = await failing(widget.page, 4)
    await fillIn(widget, GEETEST)
    await widget.submit.click()
    await waiting(widget)
    expect(failed()).toBe(4)
    const [create] = await cashier.calls('deposit-create')
    expect(create?.payload).toMatchObject({ captchaBypass: true })
    expect(Object.keys(create?.payload ?? {}).filter((name) => /geetest|recaptcha/.test(name))).toEqual([])
  })

  test('CAPT-09 C15: three failures lead to a challenge, and the captcha is not bypassed', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(/ERR_CONNECTION_FAILED/)
    await failing(widget.page, 3)
    await fillIn(widget, GEETEST)
    await widget.submit.click()
    await person(widget).click()
    await waiting(widget)
    const [create] = await cashier.calls('deposit-create')
    expect(create?.payload).toMatchObject(GEETEST_FIELDS)
    expect(create?.payload).not.toHaveProperty('captchaBypass')
  })
})

test.describe('one submit with a captcha', () => {
  test('I1 I22: loads one captcha and creates one deposit for ten clicks in one task', async ({ widget, cashier }) => {
    const asked = vendorCalls(widget.page)
    await fillIn(widget, RECAPTCHA)
    await widget.submit.evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 10; click++) button.click()
    })
    await waiting(widget)
    expect(asked.filter((path) => path === SCRIPTS['recaptcha-v3'])).toHaveLength(1)
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
    expect(widget.page.context().pages()).toHaveLength(2)
  })

  test('I1 C14: sends nothing when the player goes back to the list while the captcha runs', async ({
    widget,
    cashier,
  }) => {
    await fillIn(widget, RECAPTCHA, played('hangs'))
    await widget.submit.click()
    await expect(widget.inside.locator('dialog iframe')).toBeAttached()
    await widget.back.click()
    await expect(widget.tile(RECAPTCHA)).toBeVisible()
    await expect(widget.inside.locator('iframe')).toHaveCount(0)
    await expect.poll(() => widget.page.context().pages().length).toBe(1)
    expect(await cashier.calls('deposit-create')).toEqual([])
  })

  test('I1 B4 D-22: is dropped when another player signs in: the challenge closes and nothing is sent for either', async ({
    widget,
    cashier,
  }) => {
    await fillIn(widget, GEETEST)
    await widget.submit.click()
    await expect(person(widget)).toBeVisible()
    const former = await widget.changePlayer()
    await expect(widget.tile(GEETEST)).toBeVisible()
    await expect(widget.inside.locator('dialog')).toHaveCount(0)
    await expect.poll(() => widget.page.context().pages().length).toBe(1)
    for (const one of [cashier, cashier.of(former)]) expect(await one.calls('deposit-create')).toEqual([])
  })

  test('CREATE-14 X3: sends a close notice and no create when the player leaves the page with the challenge open', async ({
    widget,
    cashier,
  }) => {
    await fillIn(widget, GEETEST)
    await widget.submit.click()
    await expect(person(widget)).toBeVisible()
    await widget.page.goto('about:blank')
    await expect.poll(() => cashier.calls('session-form-on-close-modal')).toHaveLength(1)
    expect(await cashier.calls('deposit-create')).toEqual([])
  })
})

test.describe('an address with a captcha', () => {
  /** Both networks require GeeTest; the first captcha hangs. Resolves when it loads for the network chosen first. */
  async function openTether(widget: WidgetPage): Promise<void> {
    let loads = 0
    await widget.page.route('**/vendors/geetest/load*', (route) => {
      loads += 1
      return loads === 1 ? undefined : route.continue()
    })
    const methods = { usdt_trc20: 'geetest', usdt_erc20: 'geetest' } as const
    await widget.open({ hasClock: true, config: { captcha: { methods, scripts: SCRIPTS } } })
    await widget.tile('Crypto').click()
    await widget.tile('Tether').click()
    await expect.poll(() => loads).toBe(1)
  }

  test('CAPT-05 C14 CONST-06: the captcha of another network neither ends nor hides that of the chosen network', async ({
    widget,
    cashier,
  }) => {
    await openTether(widget)
    await widget.button('ERC-20').click()
    await expect(person(widget)).toBeVisible()
    await widget.pass(60_000)
    await expect(widget.inside.locator('iframe')).toHaveCount(1)
    await person(widget).click()
    await expect(widget.coinAddress).toHaveText('0x52908400098527886E0F7030069857D2E4169EE7')
    await widget.button('TRC-20').click()
    await person(widget).click()
    await expect(widget.coinAddress).toHaveText('TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE')
    const creates = await cashier.calls('deposit-create')
    expect(creates.map(({ payload }) => payload.paymentType)).toEqual(['usdt_erc20', 'usdt_trc20'])
  })

  test('CAPT-05 C14: ends when the player leaves the page while it loads: no challenge appears and nothing is sent', async ({
    widget,
    cashier,
  }) => {
    await openTether(widget)
    await widget.back.click()
    await expect(widget.tile('Tether')).toBeVisible()
    await expect(widget.inside.locator('iframe')).toHaveCount(0)
    await widget.pass(60_000)
    await expect(widget.inside.locator('iframe')).toHaveCount(0)
    expect(await cashier.calls('deposit-create')).toEqual([])
    await widget.tile('Tether').click()
    await person(widget).click()
    await expect(widget.coinAddress).toBeVisible()
  })
})

test.describe('the captcha page', () => {
  const frameOf = (page: Page) => page.frames().find((frame) => frame.url().includes('/captcha.html'))!

  test('D-08 B26: cannot access the widget, its storage or its cookies, even on the widget’s origin', async ({
    widget,
  }) => {
    await fillIn(widget, GEETEST)
    await widget.submit.click()
    await expect(person(widget)).toBeVisible()
    const reached = await frameOf(widget.page).evaluate(() => {
      const tries = [() => parent.document.title, () => localStorage.length, () => document.cookie]
      return tries.map((act) => {
        try {
          return String(act())
        } catch (error) {
          return (error as Error).name
        }
      })
    })
    expect(reached).toEqual(['SecurityError', 'SecurityError', 'SecurityError'])
  })

  const other = WIDGET.replace('127.0.0.1', 'localhost')
  const ofCopy = { config: { captcha: { siteKey: 'good', scripts: SCRIPTS, page: `${other}/paywidget/captcha.html` } } }

  type Headers = Readonly<Record<string, string>>

  const unsandboxed = (headers: Headers): Headers => ({
    ...headers,
    'content-security-policy': `${headers['content-security-policy']}`.replace(/sandbox [^;]+; /, ''),
  })

  /**
   * Serves a copy of the page on another origin. The browser treats a page fulfilled by a journey as public, and blocks
   * its requests to loopback addresses.
   */
  async function serveCopy(page: Page, widgetOrigins: string, headersOf = unsandboxed): Promise<void> {
    await page.route(`${other}/**`, async (route) => {
      const response = await route.fetch({ url: route.request().url().replace(other, WIDGET) })
      if (!route.request().url().includes('/captcha.html')) return route.fulfill({ response })
      const headers = headersOf(response.headers())
      const body = (await response.text()).replace('widget-origins=""', `widget-origins="${widgetOrigins}"`)
      return route.fulfill({ response, headers, body })
    })
  }

  for (const method of [RECAPTCHA, GEETEST]) {
    test(`D-08: the captcha of ${method}, on an origin of its own, is solved and one deposit is created`, async ({
      widget,
      cashier,
    }) => {
      await serveCopy(widget.page, WIDGET)
      await fillIn(widget, method, ofCopy)
      await widget.submit.click()
      if (method === GEETEST) {
        await expect(person(widget)).toBeVisible()
        expect(await frameOf(widget.page).evaluate(() => origin)).toBe(other)
        await person(widget).click()
      }
      await waiting(widget)
      expect(await cashier.calls('deposit-create')).toHaveLength(1)
    })
  }

  test('D-08: on an origin of its own with the headers of the page beside the widget, the captcha runs in the sandbox', async ({
    widget,
    cashier,
  }) => {
    await serveCopy(widget.page, '', (headers) => headers)
    await fillIn(widget, GEETEST, ofCopy)
    await widget.submit.click()
    await expect(person(widget)).toBeVisible()
    expect(await frameOf(widget.page).evaluate(() => origin)).toBe('null')
    await person(widget).click()
    await waiting(widget)
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
  })

  test('D-08: on an origin of its own that does not name the widget, it loads no script and reports why', async ({
    widget,
    cashier,
  }) => {
    const asked = vendorCalls(widget.page)
    await serveCopy(widget.page, HOST)
    await fillIn(widget, GEETEST, ofCopy)
    await widget.submit.click()
    await expect(widget.notice).toContainText('No deposit was made')
    await expectKept(widget)
    await expect.poll(() => cashier.problems()).toContain('captcha.unknown')
    expect(asked.filter((path) => path.startsWith('/vendors/'))).toEqual([])
  })

  /** What the script of the host's order reports, or that the page refused to load it. */
  const FRAMED = { with: 'SecurityError', without: 'refused' } as const

  for (const how of ['with', 'without'] as const) {
    test(`D-08 B26: framed by the host without a sandbox, ${how} its header “sandbox”, it runs no script with the cashier’s origin`, async ({
      widget,
    }) => {
      if (how === 'without')
        await widget.page.route(/captcha\.html/, async (route) => {
          const response = await route.fetch()
          await route.fulfill({ response, headers: unsandboxed(response.headers()) })
        })
      await widget.page.route(`${WIDGET}/vendors/evil.js`, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          headers: { 'cross-origin-resource-policy': 'cross-origin' },
          body: `{
            let reached
            try { reached = parent.frames[0].document.title } catch (error) { reached = error.name }
            parent.postMessage({ reached }, '*')
          }`,
        }),
      )
      await widget.open()
      const reached = await widget.page.evaluate(
        ([page, script]) =>
          new Promise((resolve) => {
            const frame = document.createElement('iframe')
            addEventListener('message', ({ data, source }) => {
              if (source !== frame.contentWindow) return
              const order = { paywidget: 'captcha', run: 'x', vendor: 'geetest', id: '', language: 'en', isDark: false }
              if (data.say === 'ready') frame.contentWindow?.postMessage({ ...order, script }, '*')
              if (data.reached !== undefined) resolve(data.reached)
              if (data.say === 'failure') resolve('refused')
            })
            frame.src = `${page}#x`
            document.body.append(frame)
          }),
        [`${WIDGET}/paywidget/captcha.html`, `${WIDGET}/vendors/evil.js`] as const,
      )
      expect(reached).toBe(FRAMED[how])
    })
  }

  test('CREATE-15 D-08 B26: is the only sender whose result counts: forged results from other windows are ignored', async ({
    widget,
    cashier,
  }) => {
    await fillIn(widget, GEETEST)
    await widget.submit.click()
    await expect(person(widget)).toBeVisible()
    const run = new URL(frameOf(widget.page).url()).hash.slice(1)
    const result = { captcha_output: 'forged', gen_time: '1', lot_number: 'forged', pass_token: 'forged' }
    const forged = { paywidget: 'captcha', run, say: 'result', result }
    // Send the forged message from the host page, from the widget's window, and from a window of another origin.
    await widget.page.evaluate((news) => {
      document.querySelector('iframe')?.contentWindow?.postMessage(news, '*')
    }, forged)
    await widget.frame().evaluate((news) => window.postMessage(news, '*'), forged)
    expect(new URL(widget.page.url()).origin).toBe(HOST)
    await person(widget).click()
    await waiting(widget)
    const creates = await cashier.calls('deposit-create')
    expect(creates.map(({ payload }) => payload.geetestPassToken)).toEqual([GEETEST_FIELDS.geetestPassToken])
  })
})

test.describe('the challenge', () => {
  const LOOKS: readonly OpenOptions['host'][] = [
    { lang: 'en', theme: 'light' },
    { lang: 'ar', theme: 'dark' },
  ]

  for (const host of LOOKS) {
    test(`is an accessible dialog with a focused heading, and fits 320 pixels (${host?.lang}, ${host?.theme})`, async ({
      widget,
    }) => {
      await widget.page.setViewportSize({ width: 320, height: 560 })
      await widget.open({ scenario: 'captchaMethods', host: host ?? {} })
      await widget.tileWithIcon('mercado_pago').click()
      await widget.amount.fill('500')
      await widget.submit.click()
      await expect(person(widget)).toBeVisible()
      await expect(dialog(widget).getByRole('heading')).toBeFocused()
      await expectAccessible(widget.frame())
      const wide = await widget.frame().evaluate(() => document.scrollingElement!.scrollWidth - innerWidth)
      expect(wide).toBeLessThanOrEqual(0)
    })
  }

  test('keeps the keyboard focus: Tab never reaches the form behind it', async ({ widget }) => {
    await fillIn(widget, GEETEST)
    await widget.submit.click()
    await expect(person(widget)).toBeVisible()
    const stood: (string | undefined)[] = []
    for (let key = 0; key < 8; key++) {
      await widget.page.keyboard.press('Tab')
      stood.push(
        await widget.frame().evaluate(() => document.activeElement?.closest('dialog, form, header, body')?.tagName),
      )
    }
    expect(stood).toContain('DIALOG')
    expect(stood.filter((name) => name === 'FORM')).toEqual([])
  })
})

/** Records the path of every request to a vendor. */
function vendorCalls(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/vendors/') || pathname.includes('captcha')) asked.push(pathname)
  })
  return asked
}
