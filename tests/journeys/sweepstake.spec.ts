import { readFileSync } from 'node:fs'
import { coreIf } from './support/coreIf.ts'
import { holdAnswers } from './support/holdAnswers.ts'
import { expect, test } from './support/journey.ts'
import { passUntil } from './support/passUntil.ts'
import { publish } from './support/publishLayout.ts'
import { readCode } from './support/readCode.ts'
import type { OpenOptions, WidgetPage } from './support/widgetPage.ts'

const TRC = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'
const MODE = { mode: 'sweep', country: 'US', currency: 'QSC' } as const
const BOXES = '/paywidget/deposit'
const METHODS = '/paywidget/deposit/select-method'
const COINS = '/paywidget/deposit/crypto'
const ADDRESS = '/paywidget/deposit/crypto/address'

/** The exact wording required by law (SWEEP-01, SWEEP-02). */
const DISCLAIMER =
  'Gold coins are for entertainment only and have no cash value. Sweep coins are awarded free as part of a promotion, are not for sale, and may be used in sweepstakes. No purchase is necessary.'

const box = (widget: WidgetPage, price: string) =>
  widget.inside
    .getByRole('main')
    .getByRole('button')
    .filter({ has: widget.page.getByText(price, { exact: true }) })
const bought = (widget: WidgetPage) => widget.inside.getByRole('group', { name: 'Your purchase' })
const title = (widget: WidgetPage) => widget.inside.getByRole('heading', { level: 1 })
const network = (widget: WidgetPage, name: string) =>
  widget.inside.getByRole('list', { name: 'Network' }).getByRole('button').filter({ hasText: name })

const open = (widget: WidgetPage, { host = {}, ...options }: OpenOptions = {}) =>
  widget.open({ ...options, host: { ...MODE, ...host } })

/** Opens the payment methods of the box with this price. */
async function choose(widget: WidgetPage, price: string): Promise<void> {
  await box(widget, price).click()
  await expect.poll(widget.address).toBe(METHODS)
}

/** Opens the crypto address of a box. */
async function reach(widget: WidgetPage, price = '49.99 USD'): Promise<void> {
  await choose(widget, price)
  await widget.tile('Tether').click()
  await expect.poll(widget.address).toBe(ADDRESS)
  await expect(widget.coinAddress).toHaveText(TRC)
}

test.describe('the list of boxes', () => {
  test('LIST-07 CALL-11 DATA-38 SWEEP-11 shows the gold coins, free sweep coins and price of each box', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await open(widget)
    for (const [price, gold, sweep] of [
      ['9.99 USD', '100,000 gold coins', '+ 10 free sweep coins'],
      ['49.99 USD', '525,000 gold coins', '+ 52.50 free sweep coins'],
      ['199.90 USD', '2,200,000 gold coins', '+ 220 free sweep coins'],
    ] as const) {
      await expect(box(widget, price)).toContainText(gold)
      await expect(box(widget, price)).toContainText(sweep)
    }
    expect(await cashier.calls('sweepstake-boxes')).toHaveLength(1)
    await expect.poll(widget.address).toBe(BOXES)
  })

  test('LIST-07 shows a spinner while the boxes are loading', async ({ widget }) => {
    const release = await holdAnswers(widget.page, '**/sweepstake-boxes')
    await open(widget)
    await expect(widget.inside.getByText('Loading boxes…')).toBeVisible()
    release()
    await expect(box(widget, '9.99 USD')).toBeVisible()
    await expect(widget.inside.getByText('Loading boxes…')).toHaveCount(0)
  })

  test('CALL-23 Q-111 requests the payment methods in version 3, by country, currency and experiment group', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    const experiments = [{ key: 'payment_methods', group: 'group_z' }]
    await open(widget, { host: { extra: JSON.stringify({ experiments }) } })
    await expect(box(widget, '9.99 USD')).toBeVisible()
    const asked = (await cashier.calls('methods-payment-v3')).map(({ payload }) => payload)
    expect(asked).toEqual([{ country: 'US', currency: 'QSC', abTestGroup: 'group_z' }])
    expect(await cashier.calls('methods-payment-v5')).toEqual([])
  })

  for (const path of [
    '/paywidget/',
    '/paywidget/deposit/redirect',
    '/paywidget/cryptobalance/deposit',
    '/paywidget/x',
  ]) {
    test(`SWEEP-03 opens for the path ${path}`, coreIf(path === '/paywidget/deposit/redirect'), async ({ widget }) => {
      await open(widget, { path })
      await expect(box(widget, '9.99 USD')).toBeVisible()
      await expect.poll(widget.address).toBe(BOXES)
    })
  }

  test('ERR-16 PAGE-05 ROLE-03 without boxes, is replaced by the empty page, and the problem is reported', async ({
    widget,
    cashier,
  }) => {
    await open(widget, { scenario: 'boxesNone' })
    await expect(widget.heading(/There are no payment methods/)).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/empty?direct=0&transaction=deposit')
    await expect.poll(cashier.problems).toContain('sweepstake.empty')
    await cashier.play('default')
    await widget.button('Refresh').click()
    await expect(box(widget, '9.99 USD')).toBeVisible()
  })

  for (const [name, methods] of [
    ['no payment methods', []],
    ['no cryptocurrency among the methods', [{ name: 'card', text: { en: 'Card' }, category: 'card_method' }]],
  ] as const) {
    test(`PAGE-05 ROLE-03 with boxes but ${name}, is replaced by the empty page`, async ({ widget }) => {
      await widget.page.route('**/methods-payment-v3', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), methods } })
      })
      await open(widget)
      await expect(widget.heading(/There are no payment methods/)).toBeVisible()
      await expect.poll(widget.address).toBe('/paywidget/empty?direct=0&transaction=deposit')
    })
  }

  test('loads after a failed request when the player presses “Refresh”', async ({ widget, watch }) => {
    watch.allow(/status of 500/)
    await open(widget, { scenario: 'boxesFailOnce' })
    await widget.button('Refresh').click()
    await expect(box(widget, '9.99 USD')).toBeVisible()
  })
})

test.describe('the purchase of a box', () => {
  test('PROD-07 SWEEP-04 SWEEP-05 SWEEP-06 SWEEP-09 CALL-06 with a cryptocurrency sends the box and its price, and completes', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await open(widget)
    await choose(widget, '49.99 USD')
    await expect(bought(widget)).toContainText('525,000')
    await widget.tile('All cryptocurrencies').click()
    await expect.poll(widget.address).toBe(COINS)
    await widget.tile('Litecoin').click()
    await expect.poll(widget.address).toBe(ADDRESS)
    for (const text of ['Gold coins525,000', 'Free sweep coins52.50', 'Total price49.99 USD'])
      await expect(bought(widget)).toContainText(text)
    await expect(widget.inside.getByText(DISCLAIMER)).toBeVisible()
    await expect(widget.coinAddress).toBeVisible()
    const sent = (await cashier.calls('deposit-create-sweepstake')).map(({ payload }) => payload)
    expect(sent).toEqual([
      {
        ...{ amount: '49.99', boxId: 'box-2', currency: 'USD', depositId: null, fields: {}, isActivatedBonus: false },
        ...{ paymentType: 'ltc', selectedCountry: 'US', wallet: null, bonusId: null },
        returnUrl: expect.stringMatching(/\/paywidget\/deposit\/complete$/),
      },
    ])
    expect(await cashier.calls('deposit-create')).toEqual([])
    expect(await cashier.deposits()).toMatchObject([{ boxId: 'box-2', amount: '49.99', currency: 'USD' }])
    await widget.button('I’ve sent the crypto').click()
    await expect.poll(widget.address).toContain('/paywidget/deposit/complete')
    await cashier.report(1)
    await expect(widget.heading('Payment complete')).toBeVisible()
    await expect(widget.inside.getByRole('main')).toContainText('49.99 USD')
  })

  for (const { what, coins, worth } of [
    { what: 'less', coins: '30.6', worth: '30.00' },
    { what: 'more', coins: '71.4', worth: '70.00' },
  ])
    test(
      `C46 I10 ${what} arrives than the price: the player reads both amounts, and only the cashier calls it paid`,
      coreIf(what === 'less'),
      async ({ widget, cashier, page }) => {
        await open(widget, { hasClock: true })
        await reach(widget)
        const seen = { txid: '7d5a3f00c1b2', blockchain: 'TRON', amount: coins, cryptoCurrency: 'USDT' }
        await page.route('**/deposit-status?*', async (route) => {
          const response = await route.fetch()
          const status = await response.json()
          await route.fulfill({ response, json: { ...status, ...seen, finalAmount: worth, currency: 'USD' } })
        })
        await passUntil(widget, widget.heading('Confirming your transfer'))
        const main = widget.inside.getByRole('main')
        const showsBoth = async () => {
          for (const text of ['49.99 USD', `${coins} USDT`, `${worth} USD`]) await expect(main).toContainText(text)
        }
        await showsBoth()
        await widget.pass(3_600_000)
        await expect(widget.status).toContainText('Payment processing')
        await showsBoth()
        await cashier.report(1)
        await passUntil(widget, widget.status.getByText('Payment complete', { exact: true }))
        await showsBoth()
        expect(await cashier.calls('deposit-create-sweepstake')).toHaveLength(1)
        expect(await cashier.calls('deposit-cancel')).toHaveLength(0)
      },
    )

  test('shows which coin and network to use, and the QR code of the address', async ({ widget }) => {
    await open(widget)
    await reach(widget)
    await expect(widget.inside.getByText(/Send only USDT on the TRC-20 network/)).toBeVisible()
    expect(await readCode(widget.inside.locator('figure').getByRole('img'))).toBe(TRC)
  })

  test('SWEEP-01 SWEEP-02 shows the disclaimer word for word on the pages of the boxes, the methods and the address', {
    tag: '@core',
  }, async ({ widget }) => {
    await open(widget)
    await expect(widget.inside.getByText(DISCLAIMER, { exact: true })).toBeVisible()
    await choose(widget, '9.99 USD')
    await expect(widget.inside.getByText(DISCLAIMER, { exact: true })).toBeVisible()
    await widget.tile('Tether').click()
    await expect(widget.coinAddress).toHaveText(TRC)
    await expect(widget.inside.getByText(DISCLAIMER, { exact: true })).toBeVisible()
  })

  test('HDR-02 HDR-03 HDR-04 HDR-05 has header titles of its own; other modes say “Deposit” and “Withdrawal”', {
    tag: '@core',
  }, async ({ widget }) => {
    await open(widget)
    await reach(widget)
    await expect(title(widget)).toHaveText('Buy gold coins')
    await widget.button('I’ve sent the crypto').click()
    await expect(title(widget)).toHaveText('Purchase')
    await widget.openAgain('/paywidget/withdrawal', { host: MODE })
    await expect(title(widget)).toHaveText('Redemption')
    await widget.openAgain('/paywidget/deposit', { host: { country: 'MX', currency: 'MXN' } })
    await expect(title(widget)).toHaveText('Deposit')
    await widget.openAgain('/paywidget/withdrawal', { host: { country: 'MX', currency: 'MXN' } })
    await expect(title(widget)).toHaveText('Withdrawal')
    const host = { mode: 'cryptobalance', country: 'MX', currency: 'MXN' }
    await widget.openAgain('/paywidget/cryptobalance/withdrawal', { host })
    await expect(widget.tile('Bank transfer (SPEI)')).toBeVisible()
    await expect(title(widget)).toHaveText('Withdrawal')
    await widget.openAgain('/paywidget/cryptobalance/deposit/fiat', { host })
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect(title(widget)).toHaveText('Deposit')
  })

  test('leads back from the address to the coins, the methods and the boxes', async ({ widget }) => {
    await open(widget)
    await choose(widget, '9.99 USD')
    await widget.tile('All cryptocurrencies').click()
    await widget.tile('Litecoin').click()
    await expect.poll(widget.address).toBe(ADDRESS)
    for (const path of [COINS, METHODS, BOXES]) {
      await widget.back.click()
      await expect.poll(widget.address).toBe(path)
    }
    await expect(widget.inside.getByRole('banner').getByRole('button', { name: 'Back' })).toHaveCount(0)
  })

  test('HDR-07 offers the video guide of the method, and its back button returns to the address', async ({
    widget,
  }) => {
    await widget.page.route('**/methods-payment-v3', async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      for (const method of json.methods) method.video_guide_url = { en: 'yape_guide.webm' }
      await route.fulfill({ response, json })
    })
    await open(widget)
    await reach(widget)
    await widget.inside.getByRole('banner').getByRole('button', { name: 'Watch video guide' }).click()
    await expect.poll(widget.address).toBe('/paywidget/deposit/video-instruction')
    await widget.back.click()
    await expect.poll(widget.address).toBe(ADDRESS)
    await expect(widget.coinAddress).toHaveText(TRC)
  })

  test('D-18 creates a separate deposit when the player chooses another box', async ({ widget, cashier }) => {
    await open(widget)
    await reach(widget, '9.99 USD')
    await widget.back.click()
    await expect.poll(widget.address).toBe(METHODS)
    await widget.back.click()
    await reach(widget, '199.90 USD')
    await expect(bought(widget)).toContainText('199.90 USD')
    expect((await cashier.deposits()).map(({ boxId, amount }) => [boxId, amount])).toEqual([
      ['box-1', '9.99'],
      ['box-3', '199.90'],
    ])
  })
})

test.describe('errors and changes during a purchase', () => {
  for (const path of [METHODS, COINS, ADDRESS]) {
    test(
      `SWEEP-12 ${path} without a chosen box opens the list of boxes and creates no deposit`,
      coreIf(path === ADDRESS),
      async ({ widget, cashier }) => {
        await open(widget, { path })
        await expect(box(widget, '9.99 USD')).toBeVisible()
        await expect.poll(widget.address).toBe(BOXES)
        expect(await cashier.calls('deposit-create-sweepstake')).toEqual([])
      },
    )
  }

  test('SWEEP-12 a missing box is reported with the text of the specification', async ({ widget, cashier }) => {
    await open(widget, { path: METHODS })
    await expect(box(widget, '9.99 USD')).toBeVisible()
    await expect.poll(cashier.problems).toContain('sweepstake.noBox')
    const events = (await cashier.calls('events')).flatMap(({ payload }) => payload.events as { value: unknown }[])
    expect(JSON.stringify(events)).toContain('No sweepstake box selected for sweepstake deposit')
  })

  for (const [scenario, what] of [
    ['boxSoldOut', 'sold out'],
    ['boxesDearer', 'more expensive'],
  ] as const) {
    test(`a box that is ${what} at the time of the create leads to no deposit; the player is told and chooses again`, async ({
      widget,
      cashier,
      watch,
    }) => {
      watch.allow(/status of 422/)
      await open(widget)
      await choose(widget, '49.99 USD')
      await cashier.play(scenario)
      await widget.tile('Tether').click()
      await expect(widget.notice).toContainText('This box has changed since you chose it. Check it and choose again.')
      await expect.poll(widget.address).toBe(BOXES)
      expect(await cashier.deposits()).toEqual([])
      await reach(widget, scenario === 'boxSoldOut' ? '9.99 USD' : '149.99 USD')
      expect(await cashier.deposits()).toHaveLength(1)
    })
  }

  test('going back to the list of boxes shows the boxes that are sold now', async ({ widget, cashier }) => {
    await open(widget)
    await choose(widget, '49.99 USD')
    await cashier.play('boxSoldOut')
    await widget.back.click()
    await expect(box(widget, '49.99 USD')).toHaveCount(0)
    await expect(box(widget, '9.99 USD')).toBeVisible()
  })

  test('I1 C2 after a lost create response, “Try again” uses the same idempotency key and creates no second deposit', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(/net::ERR|Failed to fetch|status of 5/)
    await open(widget)
    await choose(widget, '49.99 USD')
    await widget.page.route('**/deposit-create-sweepstake', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await widget.tile('Tether').click()
    await expect(widget.button('Try again')).toBeVisible()
    await widget.page.unroute('**/deposit-create-sweepstake')
    await widget.button('Try again').click()
    await expect(widget.coinAddress).toHaveText(TRC)
    expect(await cashier.deposits()).toHaveLength(1)
    const keys = (await cashier.calls('deposit-create-sweepstake')).map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(1)
  })

  test('I18 after a change of the network, the page shows the address of the chosen network', async ({ widget }) => {
    await open(widget)
    await reach(widget)
    await network(widget, 'ERC-20').click()
    await expect(widget.coinAddress).toHaveText('0x52908400098527886E0F7030069857D2E4169EE7')
    await network(widget, 'TRC-20').click()
    await expect(widget.coinAddress).toHaveText(TRC)
  })

  test('an operator’s layout that does not always show the disclaimer is replaced by the default layout', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(/sweepstake-boxes/)
    const builtIn = JSON.parse(readFileSync('schemas/layouts/sweepstake.boxes.json', 'utf8'))
    const body = builtIn.body.map((node: object) => ({ ...node, ...('text' in node && { when: '!env.online' }) }))
    await publish(widget.page, { screen: 'sweepstake.boxes' }, body)
    await open(widget)
    await expect.poll(cashier.problems).toContain('layout.document')
    await expect(widget.inside.getByText(DISCLAIMER, { exact: true })).toBeVisible()
    await expect(box(widget, '9.99 USD')).toBeVisible()
  })
})

test('the boxes and their methods are in Arabic for an Arabic-speaking player', async ({ widget }) => {
  await open(widget, { host: { lang: 'ar' } })
  await expect(title(widget)).toHaveText('شراء عملات ذهبية')
  await expect(widget.inside.getByText(/العملات الذهبية للترفيه فقط وليست لها قيمة نقدية/)).toBeVisible()
  await box(widget, '9.99 USD').click()
  await expect(widget.inside.getByText('السعر الإجمالي')).toBeVisible()
})

test.describe('after a reload', () => {
  test.use({ storage: 'allowed' })

  test('the completion page finds the deposit', async ({ widget, cashier }) => {
    await open(widget)
    await reach(widget)
    await widget.openAgain('/paywidget/deposit/complete', { host: MODE })
    await expect(widget.status).toBeVisible()
    await cashier.report(1)
    await expect(widget.heading('Payment complete')).toBeVisible()
  })

  test('“Make another purchase” opens the boxes even if the URL names the on-ramp form', async ({
    widget,
    cashier,
  }) => {
    await open(widget)
    await reach(widget)
    await widget.openAgain('/paywidget/deposit/complete?to=depositOnrampPage', { host: MODE })
    await expect(widget.status).toBeVisible()
    await cashier.report(2)
    await expect(widget.heading('Payment not completed')).toBeVisible()
    await widget.button('Make another purchase').click()
    await expect(box(widget, '9.99 USD')).toBeVisible()
  })
})

test('L2 a list of four coins, one of them popular, shows all four', async ({ widget }) => {
  await open(widget, { scenario: 'fourCoins' })
  await choose(widget, '49.99 USD')
  const tiles = widget.inside.getByRole('main').getByRole('listitem').getByRole('button')
  await expect(tiles).toHaveCount(4)
  await expect(tiles.first()).toContainText('Litecoin')
  for (const name of ['Bitcoin', 'Ethereum', 'Tether (TRC-20)']) await expect(widget.tile(name)).toBeVisible()
})
