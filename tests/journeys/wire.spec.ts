import { fileNamed } from './support/builtFiles.ts'
import { coreIf } from './support/coreIf.ts'
import { formOf } from './support/forms.ts'
import { expect, test } from './support/journey.ts'
import { shownName } from './support/methodFolders.ts'
import { passUntil } from './support/passUntil.ts'
import { WIDGET } from './support/places.ts'
import type { WidgetPage } from './support/widgetPage.ts'

// Tests which requests the built widget sends and which data it stores in the browser.

const EXPERIMENTS = [{ key: 'payment_methods', group: 'group_b' }]
const experiments = JSON.stringify({ experiments: EXPERIMENTS })

async function pay(widget: WidgetPage, amount = '500'): Promise<void> {
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill(amount)
  await widget.submit.click()
  await expect(widget.status).toBeVisible()
}

test.describe('the events for the operator', () => {
  /** The sent events with this key. */
  const told = async (cashier: { calls(name: string): Promise<readonly { payload: object }[]> }, key: string) => {
    const batches = (await cashier.calls('events')).map(
      ({ payload }) => (payload as { events: readonly Told[] }).events,
    )
    return batches.flat().filter((event) => event.key === key)
  }
  interface Told {
    readonly key: string
    readonly value: Readonly<Record<string, unknown>>
  }

  test('ANALYT-03 ANALYT-04 contain the delay of the first press once, and the names of invalid fields, but no typed values', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await widget.open({ hasClock: true })
    await widget.openMethod('Airtm')
    await widget.amount.fill('777.25')
    await widget.pass(5_000)
    await widget.submit.click({ force: true })
    await expect(widget.error('email')).toBeVisible()
    await widget.pass(2_000)
    await expect
      .poll(() => told(cashier, 'regex_error'))
      .toMatchObject([{ value: { form: 'method', fields: ['email'] } }])
    await widget.field('email').fill('canary@mail.com')
    await widget.submit.click()
    await passUntil(widget, widget.status)
    await widget.pass(2_000)
    await expect.poll(() => told(cashier, 'deposit_create'), 'of the second press').toHaveLength(1)
    const listShown = () => told(cashier, 'list_shown')
    await expect.poll(async () => (await listShown()).map(({ value }) => Object.keys(value))).toEqual([['delay_ms']])
    const measured = await listShown()
    expect(measured[0]?.value.delay_ms).toBeGreaterThanOrEqual(5_000)
    expect(measured[0]?.value.delay_ms).toBeLessThan(60_000)
    expect(JSON.stringify(await cashier.calls('events'))).not.toMatch(/canary|777\D?25/)
  })

  test('ANALYT-06 contain the code and the text of a failed call, but no email address', { tag: '@core' }, async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(/status of 422/)
    await widget.page.route('**/deposit-create', (route) =>
      route.fulfill({ status: 422, json: { code: 'banking.limit', message: 'Too much for canary@mail.com' } }),
    )
    await widget.open()
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('500')
    await widget.submit.click()
    await expect(widget.notice).toBeVisible()
    await expect
      .poll(() => told(cashier, 'call_error'))
      .toMatchObject([{ value: { error_code: 'banking.limit', error_text: expect.stringContaining('Too much for') } }])
    expect(JSON.stringify(await cashier.calls('events'))).not.toContain('canary')
  })

  test('ANALYT-06 contain the failure of a create that ends with a status of 500, although its outcome is unknown', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(/status of 500/)
    await widget.page.route('**/deposit-create', (route) => route.fulfill({ status: 500, body: '' }))
    await widget.open()
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('500')
    await widget.submit.click()
    await expect
      .poll(() => told(cashier, 'call_error'))
      .toMatchObject([{ value: { error_code: 'transport.status', error_text: expect.any(String) } }])
  })

  test('ANALYT-04 contain the fields that keep the player on a step of a form', async ({ widget, cashier }) => {
    const { country, currency } = formOf('wire_steps')
    await widget.open({ host: { country, currency } })
    await widget.openMethod(shownName('wire_steps'))
    await widget.amount.fill('1500')
    await widget.button('Continue').click()
    await expect(widget.error('full_name')).toBeVisible()
    await expect
      .poll(() => told(cashier, 'regex_error'))
      .toMatchObject([{ value: { form: 'method', fields: expect.arrayContaining(['full_name']) } }])
  })
})

test.describe('the URLs of calls', () => {
  const PATHS = {
    'methods-payment-v5': 'cashier/methods',
    'deposit-create': 'cashier/pay_in',
    'methods-withdrawal': 'payouts/methods',
    'withdrawal-check': 'payouts/open',
    'withdrawal-create': 'payouts/new',
    'withdrawal-confirm': 'payouts/word',
  } as const

  test('CALL-32 Q-048: have the configured prefix and paths, for deposits and withdrawals', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    const asked = new Set<string>()
    for (const [name, path] of Object.entries(PATHS))
      await widget.page.route(`**/api/MONEY/${path}*`, async (route) => {
        asked.add(name)
        const address = route.request().url().replace(`/MONEY/${path}`, `/BANKING/${name}`)
        await route.continue({ url: address })
      })
    // The mock server only supports the default prefix.
    await widget.page.route(/\/api\/MONEY\/(?!cashier|payouts)/, (route) =>
      route.continue({ url: route.request().url().replace('/MONEY/', '/BANKING/') }),
    )
    await widget.open({ config: { api: { prefix: 'MONEY', paths: PATHS } } })
    await pay(widget)
    await widget.openAgain('/paywidget/withdrawal')
    await widget.openMethod('E-wallet')
    await widget.amount.fill('300')
    await widget.field('email').fill('ana@correo.mx')
    await expect(widget.submit).toBeEnabled()
    await widget.submit.click()
    await widget.button('Confirm withdrawal').click()
    await expect.poll(() => [...asked].toSorted()).toEqual(Object.keys(PATHS).toSorted())
    expect(await cashier.deposits()).toHaveLength(1)
    expect(await cashier.withdrawals()).toHaveLength(1)
  })
})

test.describe('the list', () => {
  test('CALL-21 CALL-22 DATA-01 DATA-08 DATA-09: is requested with country, currency, experiment group and extras, once more with ?refetch=1, and the limits of a method with the same extras', async ({
    widget,
    cashier,
  }) => {
    const balance = { amount: '12.50', currency: 'MXN' }
    const facts = { host: 'https://casino.example', partnerKey: 'p1' }
    const extra = { experiments: EXPERIMENTS, ...facts, user: { country: 'mx', balanceData: { primary: balance } } }
    await widget.open({ path: '/paywidget/deposit?refetch=1', host: { extra: JSON.stringify(extra) } })
    await expect(widget.tile('Airtm')).toBeVisible()
    const extras = { ...facts, country: 'mx', balance }
    const asked = { country: 'MX', currency: { code: 'MXN', type: 'fiat' }, abTestGroup: 'group_b', extras }
    const sent = async (name: string) => (await cashier.calls(name)).map(({ payload }) => payload)
    await expect.poll(() => sent('methods-payment-v5')).toEqual([asked, asked])
    await widget.openMethod('Airtm')
    await expect.poll(() => sent('deposit-limits')).toEqual([{ currency: 'MXN', paymentMethod: 'airtm', extras }])
  })

  test('CALL-23 HOST-19 Q-111 is requested once, in version 3, for a host with the classic platform version', async ({
    widget,
    cashier,
  }) => {
    await widget.open({ host: { extra: JSON.stringify({ platformVersion: 'classic', ...JSON.parse(experiments) }) } })
    await expect(widget.tile('Airtm')).toBeVisible()
    const asked = (await cashier.calls('methods-payment-v3')).map(({ payload }) => payload)
    expect(asked).toEqual([{ country: 'MX', currency: 'MXN', abTestGroup: 'group_b' }])
    expect(await cashier.calls('methods-payment-v5')).toEqual([])
  })

  test('CALL-22: is requested as crypto, at the start and later, if the account is in SOL', async ({
    widget,
    cashier,
  }) => {
    await widget.open({ path: '/paywidget/deposit?refetch=1', host: { currency: 'SOL' } })
    const payload = { currency: { code: 'SOL', type: 'crypto' } }
    await expect.poll(() => cashier.calls('methods-payment-v5')).toMatchObject([{ payload }, { payload }])
  })

  test('CALL-22: is requested again after a broken connection', async ({ widget, cashier, watch }) => {
    watch.allow(/ERR_CONNECTION_RESET/)
    let breaks = 1
    await widget.page.route('**/methods-payment-v5', (route) =>
      breaks-- > 0 ? route.abort('connectionreset') : route.continue(),
    )
    const broken = widget.page.waitForEvent('requestfailed')
    await widget.open({ hasClock: true })
    await broken
    await expect(widget.heading('Deposit')).toBeVisible()
    await widget.pass(2_500)
    await expect(widget.tile('Airtm')).toBeVisible()
    expect(await cashier.calls('methods-payment-v5')).toHaveLength(1)
  })
})

test('FORM-02 CALL-10: a typed amount starts a payment session, and the create contains the ID of the session', async ({
  widget,
  cashier,
}) => {
  await widget.open()
  await widget.openMethod('Mercado Pago')
  let paymentSessionId: string | undefined
  // Read the answer in a route: the browser does not keep a consumed body.
  await widget.page.route('**/session-start', async (route) => {
    const response = await route.fetch()
    const said = await response.json()
    await route.fulfill({ response })
    if (route.request().postData()?.includes('"500.00"')) paymentSessionId = said.payment_session_id
  })
  await widget.amount.fill('500')
  await expect.poll(() => paymentSessionId).toBeTruthy()
  const payload = { amount: '500.00', currency: 'MXN' }
  expect((await cashier.calls('session-start')).at(-1)).toMatchObject({ payload })
  await widget.submit.click()
  await expect(widget.status).toBeVisible()
  expect(await cashier.calls('deposit-create')).toMatchObject([{ payload: { paymentSessionId } }])
})

test('CALL-05: a deposit and the address of a coin are requested with the group of the experiment', async ({
  widget,
  cashier,
}) => {
  await widget.open({ host: { extra: experiments } })
  await pay(widget)
  await widget.openAgain('/paywidget/', { host: { extra: experiments } })
  await widget.tile('Crypto').click()
  await widget.tile('Tether').click()
  await expect(widget.coinAddress).toBeVisible()
  expect((await cashier.calls('deposit-create')).map(({ payload }) => payload)).toMatchObject([
    { paymentType: 'mercado_pago', abTestGroup: 'group_b' },
    { paymentType: 'usdt_trc20', abTestGroup: 'group_b' },
  ])
})

test.describe('the return URL of a create', () => {
  for (const { returnUrl, what } of [
    { returnUrl: '', what: 'the completion page by default' },
    { returnUrl: 'https://casino.example/paid', what: 'the configured URL' },
  ]) {
    test(`CREATE-17 Q-042: is ${what}`, async ({ widget, cashier }) => {
      await widget.open({ config: { returnUrl } })
      await pay(widget)
      const [create] = await cashier.calls('deposit-create')
      expect(create?.payload).toMatchObject({ returnUrl: returnUrl || `${WIDGET}/paywidget/deposit/complete` })
    })
  }
})

test.describe('the session storage', () => {
  test.use({ storage: 'allowed' })

  const kept = (widget: WidgetPage, key: string) => widget.frame().evaluate((name) => sessionStorage.getItem(name), key)

  test('DATA-10 Q-125: contains the player’s currency, country, platform and language, and no identity', {
    tag: '@core',
  }, async ({ widget }) => {
    await widget.open({ host: { country: 'BR', currency: 'BRL' } })
    await expect(widget.tile('Pix')).toBeVisible()
    const user = { currency: 'BRL', paymentGeo: 'BR', platform: 'desktop', lang: 'en' }
    expect(JSON.parse((await kept(widget, 'user')) ?? '')).toEqual(user)
  })

  test('DATA-10: provides the language of a start that fails before the host has answered', async ({
    widget,
    watch,
  }) => {
    watch.allow(/mountApp/, /\[paywidget\]/)
    await widget.open({ host: { lang: 'ar' } })
    await expect(widget.inside.locator('html')).toHaveAttribute('lang', 'ar')
    await widget.page.route(`**/${fileNamed('mountApp.js').path}`, (route) => route.fulfill({ status: 404 }))
    await widget.openAgain('/paywidget/', { host: { answer: 'never' } })
    await expect(widget.inside.locator('.pw-start')).toContainText('تعذّر فتح صفحة المدفوعات')
  })

  for (const { stored, isLogging } of [
    { stored: null, isLogging: false },
    { stored: '0', isLogging: false },
    { stored: '1', isLogging: true },
  ]) {
    test(
      `DATA-10 DATA-11 ERR-20: with force_logging=${stored} the console ${isLogging ? 'shows' : 'does not show'} the host’s mistakes`,
      coreIf(isLogging),
      async ({ widget }) => {
        const said: string[] = []
        widget.page.on('console', (message) => void said.push(message.text()))
        await widget.page.addInitScript((value) => {
          if (value !== null && window !== window.top) sessionStorage.setItem('force_logging', value)
        }, stored)
        await widget.open({ host: { extra: JSON.stringify({ user: { currency: null } }) } })
        await expect.poll(async () => (await widget.messages()).length).toBeGreaterThan(0) // the widget is listening
        await widget.tell('no such message')
        await expect(widget.inside.getByRole('listitem').first()).toBeVisible()
        if (isLogging) await expect.poll(() => said.some((line) => /unknownType/.test(line))).toBe(true)
        expect(said.filter((line) => line.includes('user.currency is not given')).length > 0).toBe(isLogging)
        const ofHost = said.filter((line) => line.startsWith('[paywidget] host'))
        expect(ofHost.map((line) => /unknownType/.test(line))).toEqual(isLogging ? [true] : [])
      },
    )
  }
})
