import { randomUUID } from 'node:crypto'
import type { Route } from '@playwright/test'
import { coreIf } from './support/coreIf.ts'
import { expect, test } from './support/journey.ts'
import { mockCashier } from './support/mockCashier.ts'
import type { WidgetPage } from './support/widgetPage.ts'

interface Ids {
  readonly a: string | null
  readonly b: string | null
}

/** The ways in which a host identifies two players. */
const PLAYERS: readonly (readonly [string, Ids])[] = [
  ['both with an id', { a: 'anna-1', b: 'bert-2' }],
  ['both without an id', { a: null, b: null }],
  ['only the first with an id', { a: 'anna-1', b: null }],
]

const MONEY = { currency: 'MXN', paymentGeo: 'MX', lang: 'en' }
const AMOUNT = '777'

const openAs = (widget: WidgetPage, id: string | null, scenario = 'default') =>
  widget.open({ scenario, host: { extra: JSON.stringify({ user: { id } }) } })

const sayPlayer = (widget: WidgetPage, token: string, id: string | null) =>
  widget.tell('loaded', { user: { ...MONEY, token, id } })

/**
 * Delays the answer of the create call until the test calls the returned function. The server processes the call first.
 */
async function holdCreate(widget: WidgetPage): Promise<() => Promise<void>> {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const over = new Promise<void>((resolve) => {
    widget.page.route('**/deposit-create', async (route: Route) => {
      const response = await route.fetch()
      await free
      await route.fulfill({ response }).catch(() => undefined) // the request may have been aborted
      resolve()
    })
  })
  return async () => {
    letGo()
    await over
  }
}

/** All that this origin stores on the device, the URL, and the text on the screen. */
const everything = (widget: WidgetPage): Promise<string> =>
  widget.frame().evaluate(async () => {
    const databases = await indexedDB.databases?.()
    const kept = [{ ...sessionStorage }, { ...localStorage }, history.state, databases, location.href]
    return `${JSON.stringify(kept)} ${document.body.innerText}`
  })

// The journeys inspect the storage, so it must be allowed.
test.use({ storage: 'allowed' })

test('B4 S1 a window of a payment closes for the next player, also if a change of settings has restarted the cashier', {
  tag: '@core',
}, async ({ widget }) => {
  await openAs(widget, 'anna-1')
  await widget.openMethod('Mercado Pago')
  const [helper] = await Promise.all([widget.page.waitForEvent('popup'), widget.submit.click()])
  await expect(widget.status).toBeVisible()
  await widget.tell('loaded', { user: { ...MONEY, lang: 'es', token: widget.token(), id: 'anna-1' } })
  await expect(widget.inside.locator('[lang="es"]').first()).toBeVisible()
  expect(helper.isClosed()).toBe(false)
  await sayPlayer(widget, `scenario.default.${randomUUID()}`, 'bert-2')
  await expect.poll(() => helper.isClosed()).toBe(true)
})

test.describe('another player in the same page', () => {
  for (const [title, { a, b }] of PLAYERS) {
    test(
      `S1 D-22 B4 I15 I16 ${title}: starts empty, and neither shows nor sends the first player’s create in flight`,
      coreIf(title === 'only the first with an id'),
      async ({ widget, cashier, request }) => {
        await openAs(widget, a)
        const release = await holdCreate(widget)
        await widget.openMethod('Mercado Pago')
        await widget.amount.fill(AMOUNT)
        const [helper] = await Promise.all([widget.page.waitForEvent('popup'), widget.submit.click()])
        await expect.poll(async () => (await cashier.deposits()).length).toBe(1)
        const [deposit] = await cashier.deposits()
        const tokenOfA = widget.token()
        const tokenOfB = `scenario.default.${randomUUID()}`
        const heardBefore = (await widget.messages()).length

        await sayPlayer(widget, tokenOfB, b)
        await expect(widget.tile('Airtm')).toBeVisible()
        await expect.poll(widget.address).toBe('/paywidget/deposit')
        await expect.poll(() => helper.isClosed(), 'the window that the first one opened').toBe(true)

        await release()
        await expect(widget.tile('Airtm')).toBeVisible()
        await expect.poll(widget.address).toBe('/paywidget/deposit')
        expect(widget.page.context().pages(), 'no window opens').toHaveLength(1)
        await expect(widget.notice).toHaveCount(0)
        expect(await everything(widget)).not.toContain(deposit?.id ?? 'none')

        await widget.openMethod('Mercado Pago')
        await expect(widget.amount).not.toHaveValue(AMOUNT)
        await widget.frame().evaluate(() => history.go(-2))
        await expect(widget.inside.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await everything(widget)).not.toContain(`${AMOUNT}.00 MXN`)

        const desk = mockCashier(request, () => tokenOfB)
        expect(await desk.calls('deposit-create')).toEqual([])
        for (const name of ['session-start', 'deposit-check', 'deposit-status', 'deposit-limits', 'events']) {
          const said = JSON.stringify((await desk.calls(name)).map(({ payload }) => payload))
          expect(said, name).not.toContain(AMOUNT)
          expect(said, name).not.toContain(deposit?.id)
        }
        const heard = JSON.stringify((await widget.messages()).slice(heardBefore))
        expect(heard).not.toMatch(/onRequestError|onInitError|onTokenExpired|onExternalRedirect/)

        await sayPlayer(widget, tokenOfA, a)
        await expect(widget.status, 'the first one comes back and finds the payment').toContainText(
          'The payment page didn’t load',
        )
        await expect(widget.inside.getByText('dep-1001')).toBeVisible()
        await expect(widget.inside.getByText(`${AMOUNT}.00 MXN`), 'nobody has said that it is this amount').toHaveCount(
          0,
        )
        expect(await cashier.calls('deposit-create')).toHaveLength(1)
      },
    )
  }

  test('S1 H9 sees neither ID nor amount of the deposit that the first player has open', async ({
    widget,
    cashier,
  }) => {
    await openAs(widget, null)
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill(AMOUNT)
    const [helper] = await Promise.all([widget.page.waitForEvent('popup'), widget.submit.click()])
    await expect(widget.status).toContainText('Waiting for your payment')
    const [deposit] = await cashier.deposits()
    await sayPlayer(widget, `scenario.default.${randomUUID()}`, null)
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect.poll(() => helper.isClosed(), 'the page where the first one pays').toBe(true)
    await widget.frame().evaluate(() => history.back())
    await expect(widget.inside.getByRole('heading', { level: 1 })).toBeVisible()
    const seen = await everything(widget)
    expect(seen).not.toContain(`${AMOUNT}.00 MXN`)
    await expect(widget.inside.locator('body')).not.toContainText(deposit?.id ?? 'none')
  })

  test('S1 starts with no draft: the first player’s form is removed, also from storage', async ({ widget }) => {
    await openAs(widget, 'anna-1')
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill(AMOUNT)
    const draft = () => widget.draft()
    await expect.poll(draft).toContain(AMOUNT)
    await sayPlayer(widget, `scenario.default.${randomUUID()}`, 'bert-2')
    await expect(widget.tile('Airtm')).toBeVisible()
    expect(await draft()).toBeNull()
    expect(await everything(widget)).not.toMatch(/anna-1|bert-2/)
  })
})

test.describe('the same player, with new host data', () => {
  test('H3 I1 the data apply after a create in flight has ended, the newest win, and there is one deposit', async ({
    widget,
    cashier,
  }) => {
    await openAs(widget, 'anna-1')
    const release = await holdCreate(widget)
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill(AMOUNT)
    await widget.submit.click()
    await expect.poll(async () => (await cashier.deposits()).length).toBe(1)
    const token = widget.token()
    for (const more of [{ currency: 'USD', paymentGeo: 'US' }, { lang: 'ar' }])
      await widget.tell('loaded', { user: { ...MONEY, token, id: 'anna-1', ...more } })
    await expect(widget.submit, 'the app that creates is still there').toBeDisabled()
    expect(await widget.frame().evaluate(() => document.documentElement.lang)).toBe('en')
    await release()
    await expect.poll(() => widget.frame().evaluate(() => document.documentElement.lang)).toBe('ar')
    await expect(widget.status).toBeVisible()
    await expect(widget.inside.getByText('777.00').first()).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/deposit/complete')
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
    expect(JSON.stringify(await widget.messages())).not.toMatch(/onRequestError|onInitError/)
  })

  test('K4 theme, theme variables and close button change while the player types, with the same field and focus', async ({
    widget,
  }) => {
    await openAs(widget, 'anna-1')
    await widget.openMethod('Airtm')
    await widget.amount.fill(AMOUNT)
    const form = await widget.amount.elementHandle()
    const schema = { theme: 'dark', variables: { '--pw-radius': '3px' } }
    const user = { ...MONEY, token: widget.token(), id: 'anna-1', lang: 'en-US', platform: 'desktop' }
    const rest = { platformVersion: 'redesign', transport: 'http', xOrigin: '127.0.0.1', geetestCaptchaId: 'good' }
    await widget.tell('loaded', { ...rest, user, schema, closingButton: false })
    const shell = widget.inside.locator('.pw')
    await expect(shell).toHaveAttribute('data-theme', 'dark')
    expect(await shell.evaluate((element) => getComputedStyle(element).getPropertyValue('--pw-radius'))).toBe('3px')
    await expect(widget.button('Close')).toHaveCount(0)
    await expect(widget.amount).toHaveValue(AMOUNT)
    await expect(widget.amount).toBeFocused()
    expect(await form?.evaluate((element) => element.isConnected), 'the very field of before').toBe(true)
  })

  test('K4 S7 new experiments redraw a withdrawal form with the typed amount, which is not stored', async ({
    widget,
  }) => {
    await widget.open({ path: '/paywidget/withdrawal', host: { extra: JSON.stringify({ user: { id: 'anna-1' } }) } })
    await widget.openMethod('E-wallet')
    await widget.amount.fill(AMOUNT)
    const form = await widget.amount.elementHandle()
    const user = { ...MONEY, token: widget.token(), id: 'anna-1' }
    await widget.tell('loaded', { user, experiments: [{ key: 'payment_methods', group: 'group_z' }] })
    await expect.poll(() => form?.evaluate((element) => element.isConnected)).toBe(false)
    await expect(widget.amount).toHaveValue(AMOUNT)
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/redirect')
    const kept = await widget.frame().evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
    expect(kept).not.toContain(AMOUNT)
  })

  test('K4 P3 new experiments redraw the form with the typed amount', async ({ widget, cashier }) => {
    await openAs(widget, 'anna-1')
    await widget.openMethod('Airtm')
    await widget.amount.fill(AMOUNT)
    const form = await widget.amount.elementHandle()
    const user = { ...MONEY, token: widget.token(), id: 'anna-1' }
    await widget.tell('loaded', { user, experiments: [{ key: 'payment_methods', group: 'group_z' }] })
    await expect.poll(() => form?.evaluate((element) => element.isConnected)).toBe(false)
    await expect(widget.amount).toHaveValue(AMOUNT)
    const asked = (await cashier.calls('methods-payment-v5')).map(({ payload }) => payload)
    expect(asked.at(-1)).toMatchObject({ abTestGroup: 'group_z' })
  })

  test('P3 HOST-17 a new view type opens its own start page, and so does the change back', async ({ widget }) => {
    await openAs(widget, 'anna-1')
    await expect(widget.tile('Airtm')).toBeVisible()
    const user = { ...MONEY, token: widget.token(), id: 'anna-1' }
    await widget.tell('loaded', { user, widgetViewType: 'sweep' })
    await expect(widget.heading('Choose a box')).toBeVisible()
    await widget.tell('loaded', { user, widgetViewType: 'main' })
    await expect(widget.tile('Airtm')).toBeVisible()
  })

  test('P3 HOST-14 a new list of bonuses is offered in the open form, which keeps the typed amount', async ({
    widget,
    cashier,
  }) => {
    await openAs(widget, 'anna-1')
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill(AMOUNT)
    const depositBonusData = { minDeposit: 300, maxBonusAmount: 1000, percent: 50 }
    const bonusList = [{ id: 7, type: 'deposit', currency: 'MXN', depositBonusData }]
    const user = { ...MONEY, token: widget.token(), id: 'anna-1' }
    await widget.tell('loaded', { user, bonusList })
    await expect(widget.inside.getByText('+50% up to 1,000.00 MXN')).toBeVisible()
    await expect(widget.amount).toHaveValue(AMOUNT)
    await widget.submit.click()
    await expect(widget.status).toBeVisible()
    expect((await cashier.calls('deposit-create'))[0]?.payload).toMatchObject({ isActivatedBonus: true, bonusId: '7' })
  })

  test('M1 a new currency discards the amount typed in the former one', async ({ widget }) => {
    await openAs(widget, 'anna-1')
    await widget.openMethod('Airtm')
    await widget.amount.fill(AMOUNT)
    const user = { ...MONEY, token: widget.token(), id: 'anna-1', currency: 'USD' }
    await widget.tell('loaded', { user })
    await expect(widget.submit).toContainText('USD')
    await expect(widget.amount).not.toHaveValue(AMOUNT)
  })
})
