import { expect, test } from './support/journey.ts'
import type { MockCashier } from './support/mockCashier.ts'
import { SCREEN_STORIES } from './support/screens.ts'
import type { WidgetPage } from './support/widgetPage.ts'

/** Presses the button of a form whose create call is refused because the token has expired. */
async function untilExpired(widget: WidgetPage): Promise<void> {
  await widget.open({ scenario: 'tokenExpiredOnCreate' })
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('500')
  await widget.submit.click()
  await expect(widget.ended).toBeVisible()
}

test.describe('a refused request', () => {
  test.beforeEach(({ watch }) => watch.allow(/status of 4\d\d/))

  test('S9 X6 C10 for the list with an expired session tells the host once and the player why; a new token loads the list', async ({
    widget,
    cashier,
  }) => {
    await widget.open({ scenario: 'tokenExpired' })
    await expect(widget.ended).toContainText('Sign in again on the site.')
    await expect(widget.notice).toHaveCount(0)
    await expect(widget.heading('Error occurred')).toHaveCount(0)
    const messages = await widget.messages()
    const types = messages.map(({ messageType }) => messageType)
    expect(types.filter((type) => type === 'onTokenExpired')).toHaveLength(1)
    expect(types).not.toContain('onInitError')
    expect(messages).toContainEqual({
      messageType: 'onRequestError',
      payload: expect.objectContaining({ status: 401, code: 'auth.tokenExpired' }),
    })
    await cashier.play('default')
    const user = { token: `${widget.token()}.2`, id: '90210', currency: 'MXN', paymentGeo: 'MX' }
    await widget.tell('loaded', { user })
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect(widget.ended).toHaveCount(0)
    await widget.openMethod('Airtm')
  })

  test('S9 for a create with an expired session keeps the form; after a new token of the host the next press works', async ({
    widget,
    cashier,
  }) => {
    await untilExpired(widget)
    await expect(widget.notice).toHaveCount(0)
    await expect(widget.amount).toHaveValue('500')
    await widget.tell('loaded', {
      user: { token: `${widget.token()}.2`, id: '90210', currency: 'MXN', paymentGeo: 'MX' },
    })
    await expect(widget.ended).toHaveCount(0)
    await widget.submit.click()
    await expect(widget.status).toContainText('Waiting for your payment')
    expect(await cashier.deposits()).toHaveLength(1)
  })

  test('C10 HOST-27 in the running cashier an invalid `loaded` is reported to the host, and one with empty values brings its token', async ({
    widget,
    cashier,
  }) => {
    await untilExpired(widget)
    const user = { token: `${widget.token()}.2`, id: '90210', currency: 'MXN', paymentGeo: 'MX' }
    await widget.tell('loaded', { user, closingButton: 'false' })
    const payload = { code: 'host.refused', text: 'Incorrect data from host: /closingButton' }
    await expect.poll(widget.messages).toContainEqual({ messageType: 'onProblem', payload })
    const balanceData = { primary: { amount: null, currency: null } }
    await widget.tell('loaded', { userId: '', user: { ...user, country: '', balanceData } })
    await expect(widget.ended).toHaveCount(0)
    await expect(widget.amount).toHaveValue('500')
    await widget.submit.click()
    await expect(widget.status).toContainText('Waiting for your payment')
    expect(await cashier.deposits()).toHaveLength(1)
  })

  test('P9 Q-119 ERR-05 that names a field marks the field and shows its error until it is changed', async ({
    widget,
    cashier,
  }) => {
    await widget.open({ scenario: 'createRefusesEmail' })
    await widget.openMethod('Airtm')
    await widget.amount.fill('500')
    await widget.field('email').fill('ana@correo.mx')
    await widget.submit.click()
    await expect(widget.notice).toContainText('We couldn’t complete this request.')
    await expect(widget.error('email')).toContainText('The payment provider didn’t accept this.')
    await expect(widget.field('email')).toHaveAttribute('aria-invalid', 'true')
    await expect(widget.field('email')).toBeFocused()
    await expect(widget.error('amount')).toHaveCount(0)
    await widget.field('email').fill('ana@correo.com')
    await expect(widget.error('email')).toHaveCount(0)
    await widget.submit.click()
    await expect(widget.status).toContainText('Waiting for your payment')
    expect(await cashier.deposits()).toMatchObject([{ fields: { email: 'ana@correo.com' } }])
  })

  test('with a message of the merchant shows its bold text and its link, and runs none of its code', async ({
    widget,
    cashier,
  }) => {
    await widget.open({ scenario: 'merchantError' })
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('500')
    await widget.submit.click()
    await expect(widget.notice).toContainText('Your bank said no.')
    await expect(widget.notice.locator('b, strong')).toHaveText('no')
    await expect(widget.notice.getByRole('link', { name: 'read why' })).toHaveAttribute('rel', /noopener/)
    await expect(widget.notice.locator('img, script')).toHaveCount(0)
    expect(await widget.frame().evaluate(() => '__hacked' in window)).toBe(false)
    await expect(widget.amount).toHaveValue('500')
    expect(await cashier.deposits()).toHaveLength(0)
  })

  test('HDR-09: a notice slides down from the top and can be closed', { tag: '@core' }, async ({ widget, cashier }) => {
    await widget.page.emulateMedia({ reducedMotion: 'no-preference' })
    await toConfirmation(widget, cashier)
    // Slow the animation down, so that even a busy machine renders several of its frames.
    await widget.inside.locator('.pw').evaluate((pw: HTMLElement) => pw.style.setProperty('--pw-calm', '2s'))
    const slide = widget.frame().evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('animationstart', ({ target }) => {
            const notice = target instanceof Element ? target.closest('[data-pw-say="polite"]') : null
            const [animation] = notice?.getAnimations() ?? []
            if (animation?.effect instanceof KeyframeEffect) resolve(animation.effect.getKeyframes()[0]?.transform)
          })
        }),
    )
    await widget.button('Cancel withdrawal').click()
    expect(await slide, 'where it comes from').toMatch(/^translateY\(-\d+px\)$/)
    await widget.standStill(250) // otherwise the notice would close by itself
    await expect(widget.notice).toContainText('Withdrawal cancelled')
    await expect.poll(async () => (await widget.notice.boundingBox())?.y).toBeLessThan(40)
    await widget.button('Close message').click()
    await expect(widget.notice).toHaveCount(0)
  })

  test('a notice disappears after five seconds', async ({ widget, cashier }) => {
    await toConfirmation(widget, cashier)
    // The clock runs: on a slow machine the notice may be gone soon after the click has returned.
    await Promise.all([expect(widget.notice).toBeVisible(), widget.button('Cancel withdrawal').click()])
    await widget.pass(5_100)
    await expect(widget.notice).toHaveCount(0)
  })
})

test.describe('S14 D-06 the error ID for the support', () => {
  const inEvents = async (cashier: MockCashier): Promise<readonly string[]> => {
    const calls = await cashier.calls('events')
    const events = calls.flatMap(({ payload }) => payload.events as readonly { value: Record<string, string> }[])
    return events.filter(({ value }) => value.code === 'error.page').map(({ value }) => value.message ?? '')
  }
  const told = async (widget: WidgetPage, type: string) =>
    (await widget.messages()).filter(({ messageType }) => messageType === type).map(({ payload }) => payload)

  test('PAGE-06 S14 of a running widget is sent to the host and to the operator, and each error page has a new one', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await widget.open({ path: '/paywidget/error' })
    await expect(widget.heading('Error occurred')).toBeVisible()
    const id = await widget.supportId()
    expect(id).toMatch(/^[0-9A-Z]{6}$/)
    await expect
      .poll(() => told(widget, 'onProblem'))
      .toEqual([{ code: 'page.error', text: 'Unknown error', supportId: id }])
    await expect.poll(() => inEvents(cashier)).toEqual([`${id} Unknown error`])
    await widget.openAgain('/paywidget/error')
    await expect(widget.heading('Error occurred')).toBeVisible()
    expect(await widget.supportId()).not.toBe(id)
  })

  test('HOST-27 HOST-30 S14 of a failed start is in onInitError, although no player is known', async ({ widget }) => {
    await widget.open({ host: { answer: 'never' } })
    await widget.tell('loaded', { user: { token: 7 } })
    await expect(widget.heading('Error occurred')).toBeVisible()
    const supportId = await widget.supportId()
    expect(supportId).toMatch(/^[0-9A-Z]{6}$/)
    await expect
      .poll(() => told(widget, 'onInitError'))
      .toEqual([{ code: 'host.data', text: 'Incorrect data from host', supportId }])
  })
})

test.describe('S14 C11 a response with Retry-After', () => {
  /** Answers the first call with 429 or 503. Returns a function that counts the calls. */
  async function busyFor(widget: WidgetPage, call: string, status: 429 | 503, seconds: number): Promise<() => number> {
    let asked = 0
    await widget.page.route(`**/${call}`, (route) =>
      ++asked > 1 ? route.fallback() : route.fulfill({ status, headers: { 'retry-after': `${seconds}` }, json: {} }),
    )
    return () => asked
  }

  test('S14 C11 for the list: the widget retries at that time, and not before', async ({ widget, watch }) => {
    watch.allow(/status of 503/)
    const asked = await busyFor(widget, 'methods-payment-v5', 503, 40)
    await widget.open({ hasClock: true })
    await expect.poll(asked).toBe(1)
    await widget.pass(10_000)
    expect(asked(), 'not before its time').toBe(1)
    await expect(async () => {
      await widget.pass(5_000)
      await expect(widget.tile('Airtm')).toBeVisible({ timeout: 500 })
    }).toPass()
    expect(asked()).toBe(2)
  })

  test('S14 C11 D-01 for a create: a press before that time sends nothing and says so; a press after it creates the deposit', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(/status of 429/)
    const asked = await busyFor(widget, 'deposit-create', 429, 30)
    await widget.open({ hasClock: true })
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('500')
    await widget.submit.click()
    await expect(widget.notice).toBeVisible()
    await widget.submit.click()
    await expect(widget.notice.filter({ hasText: 'We’re busy right now, so nothing was sent.' })).toBeVisible()
    expect(asked(), 'nothing was sent').toBe(1)
    await widget.pass(30_100)
    await widget.submit.click()
    await expect(widget.status).toContainText('Waiting for your payment')
    expect(asked()).toBe(2)
    expect(await cashier.deposits()).toHaveLength(1)
  })
})

/** Opens the confirmation of a withdrawal, whose cancellation is told by a notice. */
async function toConfirmation(widget: WidgetPage, cashier: MockCashier): Promise<void> {
  const story = SCREEN_STORIES.find(({ name }) => name === 'withdrawal confirmation')
  await story?.reach({ widget, cashier, open: (options) => widget.open({ ...options, hasClock: true }) })
}

test('X6 I25 a player can pay although the browser wrongly reports that the device is offline', async ({
  widget,
  cashier,
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
  await widget.open()
  await widget.openMethod('Mercado Pago')
  await expect(widget.frame().evaluate(() => navigator.onLine)).resolves.toBe(false)
  await expect(widget.inside.getByText(/offline/i)).toHaveCount(0)
  await widget.amount.fill('500')
  await widget.submit.click()
  await expect(widget.status).toContainText('Waiting for your payment')
  expect(await cashier.deposits()).toHaveLength(1)
})
