import type { Frame } from '@playwright/test'
import { fileNamed } from './support/builtFiles.ts'
import { expect, test } from './support/journey.ts'
import { readCode } from './support/readCode.ts'
import type { WidgetPage } from './support/widgetPage.ts'

const FIAT = '/paywidget/cryptobalance/deposit/fiat'
const CRYPTO = '/paywidget/cryptobalance/deposit/crypto'
const MODE = { mode: 'cryptobalance' } as const

const tab = (widget: WidgetPage, name: string) => widget.inside.getByRole('tab', { name, exact: true })
const currency = (widget: WidgetPage) => widget.inside.getByRole('combobox', { name: 'Pay in' })
const changes = async (widget: WidgetPage) =>
  (await widget.messages())
    .filter(({ messageType }) => messageType === 'onChangedPaymentMethodsCurrency')
    .map(({ payload }) => payload)

/** Chooses a currency like a player: opens the list, and searches a long one. */
async function chooseCurrency(widget: WidgetPage, code: string): Promise<void> {
  await currency(widget).click()
  await widget.inside.getByRole('option', { name: code }).click()
  await expect(currency(widget)).toContainText(code)
}

const coin = (widget: WidgetPage, code: string) =>
  widget.inside.getByRole('button', { name: code, exact: true }).first()

test.describe('the crypto-balance cashier', () => {
  for (const path of [
    '/paywidget/',
    '/paywidget/cryptobalance',
    '/paywidget/cryptobalance/deposit',
    '/paywidget/deposit',
  ]) {
    test(`CBAL-01 opens its deposit list at ${path}`, async ({ widget }) => {
      await widget.open({ host: MODE, path })
      await expect(widget.tile('Airtm')).toBeVisible()
      await expect.poll(widget.address).toBe(FIAT)
    })
  }

  for (const [path, end] of [
    ['/paywidget/cryptobalance', FIAT],
    [CRYPTO, CRYPTO],
    ['/paywidget/cryptobalance/withdrawal', '/paywidget/cryptobalance/withdrawal'],
  ] as const) {
    test(`L8 CBAL-01 CBAL-05 D-33 opens at ${path} without a view type too`, { tag: '@core' }, async ({ widget }) => {
      await widget.open({ path })
      await expect(
        path === CRYPTO ? coin(widget, 'BTC') : widget.inside.getByRole('main').getByRole('listitem').first(),
      ).toBeVisible()
      await expect.poll(widget.address).toBe(end)
    })
  }

  test('LIST-14 has crypto on the crypto tab only', { tag: '@core' }, async ({ widget }) => {
    await widget.open({ host: MODE })
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect(widget.tile('Crypto')).toHaveCount(0)
    await tab(widget, 'Crypto').click()
    await expect(coin(widget, 'BTC')).toBeVisible()
    await expect(widget.tile('Airtm')).toHaveCount(0)
  })

  test('LIST-14 shows no crypto on the fiat tab even if there are no fiat methods', async ({ widget }) => {
    await widget.open({ host: MODE, scenario: 'cryptoOnly' })
    await expect(widget.heading('Deposit in MXN is currently unavailable')).toBeVisible()
    await expect(widget.tile('Bitcoin')).toHaveCount(0)
  })
})

test.describe('the tabs', () => {
  test('CBAL-07 have a URL each, and browser Back opens the previous one', async ({ widget }) => {
    await widget.open({ host: MODE })
    await expect(widget.inside.getByRole('tablist', { name: 'How to pay' }).getByRole('tab')).toHaveText([
      'Fiat',
      'Crypto',
    ])
    await expect(tab(widget, 'Fiat')).toHaveAttribute('aria-selected', 'true')
    await tab(widget, 'Crypto').click()
    await expect(coin(widget, 'BTC')).toBeVisible()
    await expect(tab(widget, 'Crypto')).toHaveAttribute('aria-selected', 'true')
    await expect.poll(widget.address).toBe(CRYPTO)
    await widget.frame().evaluate(() => history.back())
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect(tab(widget, 'Fiat')).toHaveAttribute('aria-selected', 'true')
    await expect.poll(widget.address).toBe(FIAT)
  })

  test('CBAL-06 the back button of the crypto tab opens the fiat list', async ({ widget }) => {
    await widget.open({ host: MODE, path: CRYPTO })
    await expect(coin(widget, 'BTC')).toBeVisible()
    await widget.back.click()
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect.poll(widget.address).toBe(FIAT)
  })

  for (const { lang, next, before } of [
    { lang: 'en-US', next: 'ArrowRight', before: 'ArrowLeft' },
    { lang: 'ar', next: 'ArrowLeft', before: 'ArrowRight' },
  ]) {
    test(`CBAL-07 move by arrow keys in the reading direction, Enter opens one, and the focus stays on it (${lang})`, async ({
      widget,
    }) => {
      await widget.open({ host: { ...MODE, lang } })
      await expect(widget.tileWithIcon('airtm')).toBeVisible()
      const [fiat, crypto] = [widget.inside.getByRole('tab').first(), widget.inside.getByRole('tab').last()]
      await fiat.focus()
      await widget.page.keyboard.press(next)
      await expect(crypto).toBeFocused()
      await expect(crypto, 'an arrow opens nothing').toHaveAttribute('aria-selected', 'false')
      await widget.page.keyboard.press(next)
      await expect(fiat, 'behind the last one comes the first').toBeFocused()
      await widget.page.keyboard.press(before)
      await expect(crypto).toBeFocused()
      await widget.page.keyboard.press('Home')
      await expect(fiat).toBeFocused()
      await widget.page.keyboard.press('End')
      await widget.page.keyboard.press('Enter')
      await expect(crypto).toHaveAttribute('aria-selected', 'true')
      await expect(coin(widget, 'BTC')).toBeVisible()
      await expect(crypto).toBeFocused()
      await widget.page.keyboard.press('Shift+Tab')
      await expect(fiat, 'one stop of the Tab key for all tabs').not.toBeFocused()
    })
  }
})

test.describe('the currency', () => {
  test('CALL-29 has its icon from the static files, also if the icons of methods come from a CDN', async ({
    widget,
  }) => {
    await widget.open({ host: MODE, config: { iconCdn: '/paywidget/static@slow/icons/' } })
    await expect(widget.tile('Airtm').locator('img')).toHaveAttribute('src', /static@slow/)
    await currency(widget).click()
    const icon = widget.inside.getByRole('option', { name: 'USD' }).locator('img')
    await expect(icon).toHaveAttribute('src', '/paywidget/static/icons/usd.svg')
  })

  test('CBAL-08 CALL-22 HOST-05 Q-122 loads its list when it changes, and notifies the host once', async ({
    widget,
    cashier,
  }) => {
    await widget.open({ host: MODE })
    await expect(widget.tile('Airtm')).toContainText('MXN')
    await expect(currency(widget)).toContainText('MXN')
    expect(await changes(widget), 'not on the first load').toEqual([])
    await chooseCurrency(widget, 'USD')
    await expect(widget.tile('Airtm')).toContainText('USD')
    const asked = (await cashier.calls('methods-payment-v5')).map(({ payload }) => payload.currency)
    expect(asked).toEqual([
      { code: 'MXN', type: 'fiat' },
      { code: 'USD', type: 'fiat' },
    ])
    expect(await changes(widget)).toEqual([{ code: 'USD', type: 'fiat' }])
    await chooseCurrency(widget, 'USD')
    await chooseCurrency(widget, 'MXN')
    await expect(widget.tile('Airtm')).toContainText('MXN')
    expect(await cashier.calls('methods-payment-v5'), 'the same one asks for nothing').toHaveLength(3)
    await expect.poll(async () => (await changes(widget)).map((payload) => payload?.code)).toEqual(['USD', 'MXN'])
  })

  test('CUR-06 Q-109 is never the bonus wallet, even if the server lists it', async ({ widget }) => {
    await widget.page.route('**/methods-country-selector-v2*', (route) =>
      route.fulfill({
        json: { countries: ['BONUS', 'EUR'].map((code) => ({ code: 'MX', name: 'One', currency: code })) },
      }),
    )
    await widget.open({ host: MODE })
    await currency(widget).click()
    await expect(widget.inside.getByRole('option', { name: 'EUR' })).toBeVisible()
    await expect(widget.inside.getByRole('option', { name: /bonus/i })).toHaveCount(0)
  })

  test('CBAL-08 applies to the limits and to the payment', async ({ widget, cashier }) => {
    await widget.open({ host: MODE })
    await chooseCurrency(widget, 'USD')
    await widget.openMethod('Airtm')
    await expect(widget.submit).toContainText('Deposit')
    await widget.amount.fill('300')
    await widget.field('email').fill('ana@correo.mx')
    await widget.submit.click()
    await expect(widget.status).toContainText('Waiting for your payment')
    expect(await cashier.deposits()).toEqual([expect.objectContaining({ amount: '300.00', currency: 'USD' })])
    const limits = await cashier.calls('deposit-limits')
    expect(limits.map(({ payload }) => payload.currency)).toEqual(['USD'])
  })

  test('CBAL-08 M1 keeps typed fields when it changes, and keeps an amount only for its own currency', async ({
    widget,
  }) => {
    await widget.open({ host: MODE })
    await widget.openMethod('Airtm')
    await widget.amount.fill('777')
    await widget.field('email').fill('ana@correo.mx')
    await widget.back.click()
    await chooseCurrency(widget, 'USD')
    await expect(widget.tile('Airtm')).toContainText('USD')
    await chooseCurrency(widget, 'MXN')
    await expect(widget.tile('Airtm')).toContainText('MXN')
    await widget.openMethod('Airtm')
    await expect(widget.field('email')).toHaveValue('ana@correo.mx')
    await expect(widget.amount).toHaveValue('777')
    await widget.back.click()
    await chooseCurrency(widget, 'USD')
    await widget.openMethod('Airtm')
    await expect(widget.field('email')).toHaveValue('ana@correo.mx')
    await expect(widget.amount, '777 pesos are not 777 dollars: it is the amount of the server').toHaveValue('500.00')
  })

  test('is a coin on the crypto tab, and the chosen currency again back on the fiat tab', async ({
    widget,
    cashier,
  }) => {
    await widget.open({ host: MODE })
    await chooseCurrency(widget, 'USD')
    await expect(widget.tile('Airtm')).toContainText('USD')
    await tab(widget, 'Crypto').click()
    await expect(coin(widget, 'USDT')).toHaveAttribute('aria-pressed', 'true')
    await tab(widget, 'Fiat').click()
    await expect(widget.tile('Airtm')).toContainText(/USD(?!T)/)
    const asked = (await cashier.calls('methods-payment-v5')).map(({ payload }) => payload.currency)
    expect(asked.slice(2)).toEqual([
      { code: 'USDT', type: 'crypto' },
      { code: 'USD', type: 'fiat' },
    ])
    expect(await changes(widget)).toEqual([
      { code: 'USD', type: 'fiat' },
      { code: 'USDT', type: 'crypto' },
      { code: 'USD', type: 'fiat' },
    ])
  })

  for (const { says, said, fiat } of [
    { says: 'the initial currency of the server', said: { fiat: 'BRL', crypto: 'USDT' }, fiat: 'BRL' },
    { says: 'USD if the server names none', said: undefined, fiat: 'USD' },
  ]) {
    test(`DATA-33 for an account in a coin is, on the fiat tab, ${says}`, async ({ widget, cashier }) => {
      await widget.page.route('**/methods-payment-v5', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), initCurrencies: said } })
      })
      await widget.open({ host: { ...MODE, currency: 'BTC' } })
      await expect(currency(widget)).toContainText(fiat)
      await expect
        .poll(async () => (await cashier.calls('methods-payment-v5')).map(({ payload }) => payload.currency))
        .toEqual([
          { code: 'BTC', type: 'crypto' },
          { code: fiat, type: 'fiat' },
        ])
      await currency(widget).click()
      await expect(widget.inside.getByRole('option', { name: 'USD' })).toBeVisible()
      await expect(widget.inside.getByRole('option', { name: 'BTC' }), 'a coin has a tab of its own').toHaveCount(0)
    })
  }
})

test('CBAL-09 ERR-11 Q-128 a currency without methods shows a message and offers crypto or another currency', {
  tag: '@core',
}, async ({ widget }) => {
  await widget.open({ host: MODE })
  await chooseCurrency(widget, 'CHF')
  await expect(widget.heading('Deposit in CHF is currently unavailable')).toBeVisible()
  await expect(widget.inside.getByText('Use crypto or choose another currency')).toBeVisible()
  await expect(widget.search, 'there is nothing to search').toHaveCount(0)
  expect(await widget.address(), 'it is no page of its own').toBe(FIAT)
  await chooseCurrency(widget, 'MXN')
  await expect(widget.tile('Airtm')).toBeVisible()
  await chooseCurrency(widget, 'CHF')
  await widget.button('Use crypto').click()
  await expect(coin(widget, 'BTC')).toBeVisible()
  await expect.poll(widget.address).toBe(CRYPTO)
})

test('CBAL-03 CREATE-17 Q-042 all URLs of a payment, from the tile to the return URL, are under the crypto-balance path', async ({
  widget,
  cashier,
}) => {
  const addresses: string[] = []
  const hear = (frame: Frame) => frame.parentFrame() !== null && addresses.push(new URL(frame.url()).pathname)
  await widget.open({ host: MODE })
  await expect(widget.tile('Mercado Pago')).toBeVisible()
  widget.page.on('framenavigated', hear)
  await widget.openMethod('Mercado Pago')
  await expect.poll(widget.address).toBe(`${FIAT}/redirect`)
  await widget.amount.fill('500')
  await widget.submit.click()
  await expect(widget.status).toContainText('Waiting for your payment')
  await expect.poll(widget.address).toBe(`${FIAT}/complete`)
  const creates = await cashier.calls('deposit-create')
  expect(creates.map(({ payload }) => new URL(String(payload.returnUrl)).pathname)).toEqual([`${FIAT}/complete`])
  await widget.back.click()
  await expect(widget.tile('Mercado Pago')).toBeVisible()
  await expect.poll(widget.address).toBe(FIAT)
  await widget.tile('Cash').click()
  await widget.tile('OXXO').click()
  await expect(widget.amount).toBeVisible()
  expect(new Set(addresses.filter((path) => !path.startsWith(FIAT)))).toEqual(new Set())
  expect(addresses.length).toBeGreaterThan(4)
})

test.describe('after a reload', () => {
  test.use({ storage: 'allowed' })

  test('CBAL-03 the completion page keeps its URL and shows the status of the payment', async ({ widget, cashier }) => {
    await widget.open({ host: MODE })
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('500')
    await widget.submit.click()
    await expect(widget.status).toContainText('Waiting for your payment')
    await cashier.report(1)
    await widget.openAgain(`${FIAT}/complete`, { host: MODE })
    await expect(widget.status).toContainText('Payment complete')
    await expect.poll(widget.address).toBe(`${FIAT}/complete`)
  })
})

test.describe('a path that is opened directly', () => {
  for (const path of ['redirect', 'group', 'cash', 'peer-to-peer/base', 'host-to-host']) {
    test(`ROUTE-07 ${path} without a chosen method or a deposit opens the crypto-balance list`, {
      tag: '@core',
    }, async ({ widget }) => {
      await widget.open({ host: MODE, path: `${FIAT}/${path}` })
      await expect(widget.tile('Airtm')).toBeVisible()
      await expect.poll(widget.address).toBe(FIAT)
    })
  }
})

test('K3 S3 the crypto-balance cashier shows an error when its code fails to load, and "Try again" loads it', async ({
  widget,
  watch,
}) => {
  watch.allow(/afterList/)
  let isThere = false
  await widget.page.route(`**/${fileNamed('afterList.js').path}`, (route) =>
    isThere ? route.fallback() : route.fulfill({ status: 404 }),
  )
  await widget.open({ host: MODE })
  await expect(widget.inside.getByText('We couldn’t load part of this page')).toBeVisible()
  isThere = true
  await widget.button('Try again').click()
  await expect(widget.tile('Airtm')).toBeVisible()
  await expect.poll(widget.address).toBe(FIAT)
})

test('CBAL-02 CRYPTO-08 HOST-05 CALL-12 the crypto tab shows a coin, its network, the address as QR code and text, and the minimum in coins or fiat', {
  tag: '@core',
}, async ({ widget, cashier }) => {
  await widget.open({ host: MODE, path: CRYPTO })
  const address = widget.inside.locator('[data-pw-block="cryptoAddress"] bdi')
  await expect(tab(widget, 'Crypto')).toHaveAttribute('aria-selected', 'true')
  await expect(coin(widget, 'USDT')).toHaveAttribute('aria-pressed', 'true')
  await expect(coin(widget, 'TRC-20')).toHaveAttribute('aria-pressed', 'true')
  await expect(address).toHaveText('TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE')
  await expect.poll(() => readCode(widget.inside.locator('figure').getByRole('img'))).toBe(await address.textContent())
  await coin(widget, 'ERC-20').click()
  await expect(address).toHaveText('0x52908400098527886E0F7030069857D2E4169EE7')
  await coin(widget, 'BTC').click()
  await expect(address).toHaveText('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')
  await expect(widget.inside.getByText('0.0001 BTC', { exact: true })).toBeVisible()
  await coin(widget, 'MXN').click()
  await expect(widget.inside.getByText('≈ 116.36 MXN', { exact: true })).toBeVisible()
  expect((await cashier.calls('deposit-create')).map(({ payload }) => [payload.paymentType, payload.currency])).toEqual(
    [
      ['usdt_trc20', 'USDT'],
      ['usdt_erc20', 'USDT'],
      ['btc', 'BTC'],
    ],
  )
  expect((await changes(widget)).at(-1)).toEqual({ code: 'BTC', type: 'crypto' })
  await expect.poll(widget.address).toBe(CRYPTO)
  await widget.button('I’ve sent the crypto').click()
  await expect(widget.status).toContainText('Waiting for your crypto')
  await expect.poll(widget.address).toBe(`${FIAT}/complete`)
})

test.describe('a cashier with other method names for coins', () => {
  const HOST = { ...MODE, country: 'AE', currency: 'AED' } as const
  const shown = (widget: WidgetPage) => widget.inside.locator('[data-pw-block="cryptoAddress"] bdi')

  test('L1 N20 gets the address of a coin on the tab, and of another network, in the coin’s own currency', async ({
    widget,
    cashier,
  }) => {
    await widget.open({ host: HOST, path: CRYPTO })
    await coin(widget, 'SOL').click()
    await expect(coin(widget, 'SOL')).toHaveAttribute('aria-pressed', 'true')
    await expect(shown(widget)).toHaveText('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')
    await coin(widget, 'DAI').click()
    await expect(shown(widget)).toHaveText('0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB')
    await widget.button('Polygon').click()
    await expect(shown(widget)).toHaveText('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')
    const creates = (await cashier.calls('deposit-create')).map(({ payload }) => payload)
    expect(creates.slice(-3)).toMatchObject([
      { paymentType: 'gateway_7', currency: 'SOL', fields: {} },
      { paymentType: 'stable_pay', currency: 'DAI', fields: { chain: '1' } },
      { paymentType: 'stable_pay', currency: 'DAI', fields: { chain: '137' } },
    ])
    expect((await changes(widget)).slice(-2)).toEqual([
      { code: 'SOL', type: 'crypto' },
      { code: 'DAI', type: 'crypto' },
    ])
    expect(await widget.address(), 'the tab stays').toBe(CRYPTO)
  })

  test('L3 opens the form of a coin that requires one, and shows the address after its submit', async ({
    widget,
    cashier,
  }) => {
    await widget.open({ host: HOST, path: CRYPTO })
    await coin(widget, 'ADA').click()
    await expect.poll(widget.address).toBe(`${FIAT}/redirect`)
    await widget.amount.fill('25')
    await widget.field('sender_name').fill('Amal Haddad')
    await widget.submit.click()
    await expect(shown(widget)).toHaveText('addr1vpu5vlrf4xkxv2qpwngf6cjhtw542ayty80v8dyr49rf5eg0yu80w')
    expect((await cashier.calls('deposit-create')).at(-1)?.payload).toMatchObject({
      ...{ paymentType: 'travel_rule_1', currency: 'ADA', fields: { sender_name: 'Amal Haddad' } },
    })
  })

  test('L5 loads the crypto tab by its URL on an older platform (methods-payment-v3)', async ({ widget, cashier }) => {
    const extra = JSON.stringify({ platformVersion: 'classic' })
    await widget.open({ host: { ...MODE, extra }, path: CRYPTO })
    await expect(coin(widget, 'BTC')).toBeVisible()
    await expect.poll(widget.address).toBe(CRYPTO)
    expect((await cashier.calls('methods-payment-v3')).length).toBeGreaterThan(0)
  })

  test('L5 loads the fiat tab although the crypto list fails, and "Refresh" retries on the crypto tab', async ({
    widget,
    watch,
  }) => {
    watch.allow(/status of 500.*methods-payment-v5/)
    let fails = true
    await widget.page.route('**/methods-payment-v5', async (route) => {
      const isCrypto = route.request().postDataJSON().currency.type === 'crypto'
      await (fails && isCrypto ? route.fulfill({ status: 500, json: {} }) : route.fallback())
    })
    await widget.open({ host: MODE })
    await expect(widget.tile('Airtm')).toBeVisible()
    await tab(widget, 'Crypto').click()
    await expect(widget.button('Refresh')).toBeVisible()
    await tab(widget, 'Fiat').click()
    await expect(widget.tile('Airtm')).toBeVisible()
    await tab(widget, 'Crypto').click()
    await expect(widget.button('Refresh')).toBeVisible()
    fails = false
    await widget.button('Refresh').click()
    await expect(coin(widget, 'BTC')).toBeVisible()
    await expect.poll(widget.address).toBe(CRYPTO)
  })
})
