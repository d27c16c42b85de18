import type { Locator, Page } from '@playwright/test'
import { holdAnswers } from './support/holdAnswers.ts'
import { expect, test } from './support/journey.ts'
import { passUntil, passUntilAnswered } from './support/passUntil.ts'
import type { OpenOptions, WidgetPage } from './support/widgetPage.ts'

const US = { country: 'US', currency: 'USD' }
const offersOf = (widget: WidgetPage): Locator => widget.inside.getByRole('radio')
const offer = (widget: WidgetPage, name: string): Locator => widget.inside.getByRole('radio', { name })

/** Opens the form of the on-ramp method. */
async function openForm(widget: WidgetPage, options: OpenOptions = {}, icon = 'onramp_card'): Promise<void> {
  await widget.open({ ...options, host: { ...US, ...options.host } })
  await widget.tileWithIcon(icon).click()
  await expect(widget.amount).toBeEnabled()
}

/** Fills in an amount and continues to its offers. */
async function toOffers(widget: WidgetPage, amount = '250'): Promise<void> {
  await expect(widget.amount).toHaveValue(/\d/)
  await widget.amount.fill(amount)
  await widget.submit.click()
  await expect(widget.heading('Choose a provider')).toBeVisible()
}

/** Chooses from a searchable list. */
async function choose(widget: WidgetPage, name: string, keys: string): Promise<void> {
  await widget.field(name).click()
  await widget.page.keyboard.type(keys)
  await widget.inside.getByRole('option').first().click()
}

const goBack = (widget: WidgetPage): Promise<void> => widget.frame().evaluate(() => history.back())

const openWindows = (page: Page): number => page.context().pages().length - 1

test.beforeEach(({ watch }) => {
  // The fixtures have no icons for most currencies.
  watch.allow(/static\/icons\/[a-z]{3}\.svg$/)
})

test.describe('the form of an on-ramp', () => {
  test('ONRAMP-01 ONRAMP-06 ONRAMP-09 ONRAMP-10 ROUTE-36 ROUTE-55 CVT-01 starts with the player’s country, currency and limits', {
    tag: '@core',
  }, async ({ widget }) => {
    await openForm(widget)
    await expect.poll(widget.address).toBe('/paywidget/deposit/onramp')
    await expect(widget.field('country')).toContainText('United States')
    await expect(widget.field('currency')).toContainText('USD')
    await expect(widget.amount).toHaveValue('30.00')
    await expect(widget.inside.getByText('30–5,000 USD').first()).toBeVisible()
    await expect(widget.inside.getByText(/You’re buying crypto from another company/)).toBeVisible()
    await expect(widget.button('Continue 30.00 USD')).toBeVisible()
    await widget.amount.fill('29')
    await widget.submit.click()
    await expect(widget.error('amount')).toHaveText('The minimum amount is 30.00 USD')
  })

  test('ONRAMP-06 has a minimum of 1 if the server gives none', async ({ widget, cashier }) => {
    await openForm(widget, { host: { country: 'GB', currency: 'EUR' } }, 'onramp_wallet')
    await expect(widget.inside.getByText('1–1,000 EUR').first()).toBeVisible()
    await widget.amount.fill('0.99')
    await widget.field('wallet_email').fill('ana@correo.mx')
    await widget.submit.click()
    await expect(widget.error('amount')).toHaveText('The minimum amount is 1.00 EUR')
    expect(await cashier.calls('deposit-create')).toEqual([])
  })

  test('ONRAMP-08 CALL-05 another currency clears the amount and loads its own limits; the create sends what was chosen', async ({
    widget,
    cashier,
  }) => {
    await openForm(widget)
    await expect(widget.amount).toHaveValue('30.00')
    await widget.amount.fill('70')
    await choose(widget, 'country', 'Germany')
    await expect(widget.amount).toHaveValue('70')
    await choose(widget, 'currency', 'EUR')
    await expect(widget.inside.getByText('25–4,500 EUR').first()).toBeVisible()
    await expect(widget.amount).toHaveValue('')
    await expect(widget.error('amount')).toHaveCount(0)
    await expect(widget.field('country')).toContainText('Germany')
    await widget.amount.fill('45')
    await expect(widget.button('Continue 45.00 EUR')).toBeVisible()
    await widget.submit.click()
    await expect(offersOf(widget)).toHaveCount(3)
    const [create] = await cashier.calls('deposit-create')
    expect(create?.payload).toMatchObject({
      ...{ amount: '45.00', currency: 'EUR', onrampCurrency: 'EUR', selectedCountry: 'DE' },
      ...{ fields: {}, isActivatedBonus: false },
    })
    const asked = (await cashier.calls('deposit-limits')).map(({ payload }) => payload.currency)
    expect(asked).toEqual(['USD', 'EUR'])
  })

  test('CALL-29 C23 the icon of a currency is fetched once, by its code in lower case', {
    tag: '@core',
  }, async ({ widget }) => {
    await openForm(widget)
    const picture = widget.field('currency').locator('img')
    const isThere = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
    await expect(picture).toHaveAttribute('src', /\/icons\/usd\.svg$/)
    await expect.poll(isThere).toBe(true)
    await choose(widget, 'currency', 'EUR')
    await expect(picture).toHaveAttribute('src', /\/icons\/eur\.svg$/)
    await expect.poll(isThere).toBe(true)
    await choose(widget, 'currency', 'USD')
    await expect(picture).toHaveAttribute('src', /\/icons\/usd\.svg$/)
    await widget.back.click()
    await widget.tileWithIcon('onramp_card').click()
    await expect(picture).toHaveAttribute('src', /\/icons\/usd\.svg$/)
    await expect.poll(isThere).toBe(true)
    // A response from the browser's cache does not count as a second fetch.
    const fetched = await widget.frame().evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
        .flatMap(({ name }) => /\/icons\/((?:usd|eur)\.svg)$/i.exec(name)?.[1] ?? []),
    )
    expect(fetched.toSorted()).toEqual(['eur.svg', 'usd.svg'])
  })

  test('ONRAMP-07 a currency that no provider accepts disables the amount; another one enables it again', async ({
    widget,
    cashier,
  }) => {
    await openForm(widget)
    await choose(widget, 'currency', 'JPY')
    await expect(widget.error('amount')).toHaveText('No provider accepts this currency right now. Choose another one.')
    await expect(widget.amount).toBeDisabled()
    await expect(widget.inside.getByText(/^We couldn’t complete this request/)).toBeVisible()
    await widget.submit.click({ force: true })
    await expect(widget.amount).toBeDisabled()
    expect(await cashier.calls('deposit-create')).toEqual([])
    await choose(widget, 'currency', 'GBP')
    await expect(widget.amount).toBeEnabled()
    await expect(widget.inside.getByText(/^We couldn’t complete this request/)).toHaveCount(0)
    await widget.amount.fill('50')
    await expect(widget.button('Continue 50.00 GBP')).toBeVisible()
  })

  test('ONRAMP-10 uses the currency of the country for a player with a crypto currency', async ({ widget }) => {
    await openForm(widget, { host: { country: 'DE', currency: 'USDT' } })
    await expect(widget.field('country')).toContainText('Germany')
    await expect(widget.field('currency')).toContainText('EUR')
    await expect(widget.amount).toHaveValue('25.00')
  })
})

test.describe('the offers of an on-ramp', () => {
  test('ONRAMP-02 ROUTE-37 CREATE-08 DATA-34 have one card per provider, the best offer first, marked and selected', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await openForm(widget)
    await toOffers(widget)
    await expect.poll(widget.address).toBe('/paywidget/deposit/onramp/offer-list')
    await expect(offersOf(widget)).toHaveCount(3)
    expect(await offersOf(widget).evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked))).toEqual([
      true,
      false,
      false,
    ])
    const cards = widget.inside.getByRole('listitem')
    await expect(cards.nth(0)).toContainText(/Coinbridge.*Best offer.*241\.050 USDT.*Fee.*6\.87 USD/)
    await expect(cards.nth(1)).toHaveText('Paywise You get 237.950 USDT 1 USDT = 1.0507 USD')
    await expect(cards.nth(2)).toHaveText('Lumen ramp You get 232.675 USDT 1 USDT = 1.0745 USD')
    await expect(widget.inside.getByText('Best offer', { exact: true })).toHaveCount(1)
    // The accessible name contains everything on the card.
    const whole = 'Coinbridge Best offer You get 241.050 USDT 1 USDT = 1.0372 USD Fee 6.87 USD'
    await expect(offer(widget, whole)).toHaveCount(1)
    expect(await cashier.calls('external-deposit-continue')).toEqual([])
  })

  test('ONRAMP-02 CALL-08 arrow keys select one, and the deposit continues on the page of its provider', async ({
    widget,
    page,
    cashier,
  }) => {
    await openForm(widget)
    await toOffers(widget)
    await offer(widget, 'Coinbridge').focus()
    await page.keyboard.press('ArrowDown')
    await expect(offer(widget, 'Paywise')).toBeChecked()
    const opening = page.context().waitForEvent('page')
    await widget.submit.click()
    const provider = await opening
    await expect(widget.status).toContainText('Waiting for your payment')
    await expect.poll(() => provider.url()).toContain('dep-1001')
    const sent = await cashier.calls('external-deposit-continue')
    expect(sent.map(({ payload }) => payload)).toEqual([{ depositId: 'dep-1001', method: 'paywise' }])
    expect(sent[0]?.headers['idempotency-key']).toBeTruthy()
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
  })

  test('CALL-08 I1 a double click continues the deposit once, in one window', async ({ widget, page, cashier }) => {
    const answer = await holdAnswers(page, '**/external-deposit-continue')
    await openForm(widget)
    await toOffers(widget)
    await offer(widget, 'Lumen ramp').check()
    const button = widget.inside.getByTestId('deposit-button')
    await page.mouse.move(0, 0)
    await button.dblclick()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    answer()
    await expect(widget.status).toBeVisible()
    expect(await cashier.calls('external-deposit-continue')).toHaveLength(1)
    await expect.poll(() => openWindows(page)).toBe(1)
  })

  test('an offer whose provider has no page opens the completion page and no window', async ({
    widget,
    page,
    cashier,
  }) => {
    await openForm(widget, { host: { country: 'GB', currency: 'EUR' } }, 'onramp_wallet')
    await expect(widget.amount).toHaveValue('1.00')
    await widget.amount.fill('40')
    await widget.field('wallet_email').fill('ana@correo.mx')
    await widget.submit.click()
    await expect(offersOf(widget)).toHaveCount(1)
    await expect(widget.inside.getByText('Best offer')).toHaveCount(0)
    await offer(widget, 'Paywise').check()
    await widget.submit.click()
    await expect(widget.status).toContainText('Waiting for your payment')
    expect(await cashier.calls('external-deposit-continue')).toHaveLength(1)
    await expect.poll(() => openWindows(page)).toBe(0)
  })

  test('ONRAMP-04 without any offer a message is shown, and its button returns to the form', async ({
    widget,
    cashier,
  }) => {
    await openForm(widget, { scenario: 'offersNone' })
    await toOffers(widget)
    await expect(widget.heading('No offers right now')).toBeVisible()
    await expect(widget.inside.getByTestId('deposit-button')).toHaveCount(0)
    await widget.button('Get new offers').click()
    await expect(widget.amount).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/deposit/onramp')
    expect(await cashier.calls('external-deposit-continue')).toEqual([])
  })

  test('DATA-34 an offer without an amount or a provider is left out and reported', async ({ widget, cashier }) => {
    await openForm(widget, { scenario: 'offersOdd' })
    await toOffers(widget)
    await expect(offersOf(widget)).toHaveCount(3)
    await expect.poll(() => cashier.problems()).toContain('onramp.offer')
  })

  test('Q-110 expired offers can not be selected, and new ones can be requested', async ({ widget, cashier }) => {
    await openForm(widget, { scenario: 'offersExpire', hasClock: true })
    await toOffers(widget)
    await offer(widget, 'Paywise').check()
    await passUntil(widget, widget.heading('These offers have expired'))
    await expect(offersOf(widget)).toHaveCount(0)
    await expect(widget.inside.getByTestId('deposit-button')).toHaveCount(0)
    await widget.button('Get new offers').click()
    await expect(widget.amount).toBeVisible()
    await widget.pass(1_000)
    await toOffers(widget, '100')
    await expect(offersOf(widget)).toHaveCount(3)
    expect(await cashier.calls('external-deposit-continue')).toEqual([])
    expect((await cashier.deposits()).map(({ amount }) => amount)).toEqual(['250.00', '100.00'])
  })

  test('ONRAMP-03 Q-110 offers for a country that is no longer selected can not be taken', async ({
    widget,
    cashier,
  }) => {
    await openForm(widget)
    await toOffers(widget)
    await offer(widget, 'Paywise').check()
    await widget.back.click()
    await expect(widget.field('country')).toContainText('United States')
    await choose(widget, 'country', 'Germany')
    await expect(widget.field('country')).toContainText('Germany')
    // The back arrow went back in the history, so the offers are one step forward.
    await widget.frame().evaluate(() => history.forward())
    await expect(widget.heading('Country or currency changed')).toBeVisible()
    await expect(offersOf(widget)).toHaveCount(0)
    await widget.button('Get new offers').click()
    await expect(widget.field('country')).toContainText('Germany')
    await choose(widget, 'country', 'United States')
    await goBack(widget)
    await expect(offersOf(widget)).toHaveCount(3)
    await expect(offer(widget, 'Paywise')).not.toBeChecked()
    await expect(offer(widget, 'Coinbridge')).toBeChecked()
    expect(await cashier.calls('external-deposit-continue')).toEqual([])
  })
})

test('Q-110 offers that arrive after the player has selected another country are not shown', async ({
  widget,
  cashier,
}) => {
  const release = await holdAnswers(widget.page, '**/deposit-create')
  await openForm(widget)
  await expect(widget.amount).toHaveValue('30.00')
  await widget.submit.click()
  await expect(widget.submit).toHaveAttribute('aria-busy', 'true')
  await choose(widget, 'country', 'Germany')
  await expect(widget.field('country')).toContainText('Germany')
  release()
  await expect(widget.heading('Country or currency changed')).toBeVisible()
  const [create] = await cashier.calls('deposit-create')
  expect(create?.payload).toMatchObject({ selectedCountry: 'US' })
})

test('an invalid offer for a method that is no on-ramp opens the page of offers, which leads back to the list', async ({
  widget,
  cashier,
}) => {
  await widget.page.route('**/deposit-create', async (route) => {
    const response = await route.fetch()
    const { depositId } = await response.json()
    await route.fulfill({ response, json: { depositId, apiResponse: { paymentMethodOffers: [{ amount: 1 }] } } })
  })
  await widget.open()
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('500')
  await widget.submit.click()
  await expect(widget.heading('No offers right now')).toBeVisible()
  await expect(widget.inside.getByText('dep-1001')).toBeVisible()
  await expect.poll(() => cashier.problems()).toContain('onramp.offer')
  await widget.button('Get new offers').click()
  await expect(widget.tile('Mercado Pago')).toBeVisible()
  expect(await cashier.deposits()).toHaveLength(1)
})

test.describe('an on-ramp deposit', () => {
  for (const status of [422, 200]) {
    test(`ONRAMP-05 refused by the provider with status ${status}: the player reads why and is led back to the form`, async ({
      widget,
      page,
      watch,
      cashier,
    }) => {
      watch.allow(/status of 422/)
      await page.route('**/external-deposit-continue', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, status, json: { success: false, ...(await response.json()) } })
      })
      await openForm(widget, { scenario: 'continueFails' })
      await toOffers(widget)
      await offer(widget, 'Paywise').check()
      await widget.submit.click()
      await expect(widget.status).toContainText('Deposit not started')
      await expect(widget.notice).toContainText('This provider does not take your card.')
      await expect.poll(() => widget.address()).toBe('/paywidget/deposit/complete?to=depositOnrampPage')
      await expect.poll(() => openWindows(page)).toBe(0)
      await widget.button('Get new offers').click()
      await expect(widget.amount).toBeVisible()
      await goBack(widget)
      await goBack(widget)
      expect(await cashier.calls('external-deposit-continue')).toHaveLength(1)
    })
  }

  for (const status of [401, 429]) {
    test(`C10 C11 Q-116 whose continue call is answered by ${status} keeps its offers, and the next press continues`, async ({
      widget,
      page,
      watch,
      cashier,
    }) => {
      watch.allow(/status of 4\d\d/)
      let asked = 0
      await page.route('**/external-deposit-continue', (route) =>
        ++asked > 1 ? route.fallback() : route.fulfill({ status, json: {} }),
      )
      await openForm(widget)
      await toOffers(widget)
      await offer(widget, 'Paywise').check()
      await widget.submit.click()
      if (status === 401) {
        await expect(widget.ended).toBeVisible()
        await widget.loadAgain({ user: { token: `${widget.token()}.2` } })
        await expect(widget.ended).toHaveCount(0)
      } else await expect(widget.notice).toContainText('Too many attempts')
      await expect(offer(widget, 'Paywise')).toBeChecked()
      await expect.poll(() => openWindows(page)).toBe(0)
      // Press by keyboard: the widget may block a click, because the notice has just moved the button.
      await widget.submit.press('Enter')
      await expect(widget.status).toContainText('Waiting for your payment')
      expect(await cashier.calls('external-deposit-continue')).toHaveLength(1)
    })
  }

  test('ONRAMP-05 I8 whose continue response is lost is not continued again, and the page shows its status', async ({
    widget,
    page,
    cashier,
  }) => {
    await openForm(widget, { scenario: 'continueLost', hasClock: true })
    await widget.pass(1_000)
    await toOffers(widget)
    await widget.pass(1_000)
    await offer(widget, 'Paywise').check()
    await widget.submit.click()
    await expect.poll(async () => (await cashier.calls('external-deposit-continue')).length).toBe(1)
    await passUntil(widget, widget.inside.getByText('The payment page didn’t load'))
    await widget.button('Get new offers').click()
    await expect(widget.amount).toBeVisible()
    await goBack(widget)
    await expect(widget.status).toBeVisible()
    expect(await cashier.calls('external-deposit-continue')).toHaveLength(1)
    await expect.poll(() => openWindows(page)).toBe(0)
  })

  test('STATUS-08 is shown as processing after 300 seconds, and not after 60', async ({ widget, cashier }) => {
    await openForm(widget, { hasClock: true, host: { country: 'GB', currency: 'EUR' } }, 'onramp_wallet')
    await expect(widget.amount).toHaveValue('1.00')
    await widget.amount.fill('40')
    await widget.field('wallet_email').fill('ana@correo.mx')
    await widget.pass(1_000)
    await widget.submit.click()
    await expect(offersOf(widget)).toHaveCount(1)
    await widget.pass(1_000)
    await offer(widget, 'Paywise').check()
    await widget.submit.click()
    await expect(widget.status).toContainText('Waiting for your payment')
    await expect.poll(async () => (await cashier.calls('deposit-status')).length).toBeGreaterThan(0)
    await widget.pass(240_000)
    await expect(widget.status).toContainText('Waiting for your payment')
    await widget.pass(61_000)
    await expect(widget.status).toContainText('Payment processing')
  })

  test.describe('where storage is allowed', () => {
    test.use({ storage: 'allowed' })

    test('M1 ONRAMP-08 after a reload the form has the chosen country and currency, and the amount', async ({
      widget,
    }) => {
      await openForm(widget)
      await choose(widget, 'country', 'Germany')
      await choose(widget, 'currency', 'EUR')
      await expect(widget.inside.getByText('25–4,500 EUR').first()).toBeVisible()
      await widget.amount.fill('45')
      await expect(widget.button('Continue 45.00 EUR')).toBeVisible()
      await widget.reloadFrame()
      await widget.tileWithIcon('onramp_card').click()
      await expect(widget.field('country')).toContainText('Germany')
      await expect(widget.field('currency')).toContainText('EUR')
      await expect(widget.amount).toHaveValue(/^45/)
      await expect(widget.button('Continue 45.00 EUR')).toBeVisible()
      await choose(widget, 'currency', 'GBP')
      await expect(widget.amount).toHaveValue('')
    })

    test('H7 after a reload the offers are gone, and the deposit is shown as not started', async ({
      widget,
      cashier,
    }) => {
      await openForm(widget, { hasClock: true })
      await widget.pass(1_000)
      await toOffers(widget)
      await widget.reloadFrame()
      await expect(widget.status).toContainText('Deposit not started')
      await expect.poll(async () => (await cashier.calls('deposit-status')).length).toBeGreaterThan(0)
      await widget.pass(310_000)
      await expect(widget.status).toContainText('Deposit not started')
      await passUntilAnswered(widget)
      await widget.button('Make another deposit').click()
      await expect(widget.tileWithIcon('onramp_card')).toBeVisible()
    })

    test('H7 STATUS-08 after a reload a continued deposit is still polled and shown as waiting after 200 seconds', async ({
      widget,
      cashier,
    }) => {
      await openForm(widget, { hasClock: true })
      await widget.pass(1_000)
      await toOffers(widget)
      await widget.pass(1_000)
      await offer(widget, 'Paywise').check()
      await widget.submit.click()
      await expect(widget.status).toContainText('Waiting for your payment')
      await widget.reloadFrame()
      await expect(widget.status).toContainText('Waiting for your payment')
      await expect(widget.button('Reopen payment page')).toBeVisible()
      await expect.poll(async () => (await cashier.calls('deposit-status')).length).toBeGreaterThan(1)
      await widget.pass(200_000)
      await expect(widget.status).toContainText('Waiting for your payment')
    })
  })
})

test('an offer can be selected and continued at 320 pixels in Arabic', async ({ widget, page, cashier }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openForm(widget, { host: { lang: 'ar' } })
  await expect(widget.amount).toHaveValue(/\d/)
  await widget.amount.fill('250')
  await widget.submit.click()
  await offersOf(widget).nth(2).check()
  await widget.submit.click()
  await expect(widget.status).toBeVisible()
  const [sent] = await cashier.calls('external-deposit-continue')
  expect(sent?.payload).toEqual({ depositId: 'dep-1001', method: 'lumen_ramp' })
})
