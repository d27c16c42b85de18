import { holdAnswers } from './support/holdAnswers.ts'
import { expect, test } from './support/journey.ts'
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

test.describe('what is sold', () => {
  test('LIST-07 CALL-11 DATA-38 SWEEP-11 each box says its gold coins, its free sweep coins and its price', {
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

  test('LIST-07 a spinner turns while they are on their way', async ({ widget }) => {
    const release = await holdAnswers(widget.page, '**/sweepstake-boxes')
    await open(widget)
    await expect(widget.inside.getByText('Loading boxes…')).toBeVisible()
    release()
    await expect(box(widget, '9.99 USD')).toBeVisible()
    await expect(widget.inside.getByText('Loading boxes…')).toHaveCount(0)
  })

  test('CALL-23 Q-111 what they are paid with is asked for in version 3, by country, currency and group', {
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
    test(`SWEEP-03 ${path} leads to the boxes`, { tag: '@core' }, async ({ widget }) => {
      await open(widget, { path })
      await expect(box(widget, '9.99 USD')).toBeVisible()
      await expect.poll(widget.address).toBe(BOXES)
    })
  }

  test('ERR-16 PAGE-05 where nothing is sold the empty page says so, and it is reported', async ({
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
    ['no methods at all', []],
    ['methods, and none of them a coin', [{ name: 'card', text: { en: 'Card' }, category: 'card_method' }]],
  ] as const) {
    test(`PAGE-05 where boxes are sold and there are ${name}, the empty page says so`, async ({ widget }) => {
      await widget.page.route('**/methods-payment-v3', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), methods } })
      })
      await open(widget)
      await expect(widget.heading(/There are no payment methods/)).toBeVisible()
      await expect.poll(widget.address).toBe('/paywidget/empty?direct=0&transaction=deposit')
    })
  }

  test('they could not be had: the player asks again', async ({ widget, watch }) => {
    watch.allow(/status of 500/)
    await open(widget, { scenario: 'boxesFailOnce' })
    await widget.button('Refresh').click()
    await expect(box(widget, '9.99 USD')).toBeVisible()
  })
})

test.describe('a box is bought', () => {
  test('PROD-07 SWEEP-04 SWEEP-05 SWEEP-06 SWEEP-09 CALL-06 by a coin, from the box to the end', {
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

  test('what has to be sent is the price, in the coin of the address', async ({ widget }) => {
    await open(widget)
    await reach(widget)
    await expect(widget.inside.getByText(/Send only USDT on the TRC-20 network/)).toBeVisible()
    expect(await readCode(widget.inside.locator('figure').getByRole('img'))).toBe(TRC)
  })

  test('SWEEP-01 SWEEP-02 the disclaimer stands word for word wherever a box is chosen or paid', {
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

  test('HDR-02 HDR-03 HDR-04 HDR-05 the header says what is bought, and what became of it', { tag: '@core' }, async ({
    widget,
  }) => {
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

  test('the way back leads from the address to the coins, the methods and the boxes', async ({ widget }) => {
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

  test('HDR-07 how to send a coin is shown as for any deposit, and the way back leads to the address', async ({
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

  test('D-18 another box has an address of its own, and the first one keeps its own', async ({ widget, cashier }) => {
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

test.describe('in a world that is not kind', () => {
  for (const path of [METHODS, COINS, ADDRESS]) {
    test(`SWEEP-12 ${path} without a box leads to the boxes, and nothing is sent`, { tag: '@core' }, async ({
      widget,
      cashier,
    }) => {
      await open(widget, { path })
      await expect(box(widget, '9.99 USD')).toBeVisible()
      await expect.poll(widget.address).toBe(BOXES)
      expect(await cashier.calls('deposit-create-sweepstake')).toEqual([])
    })
  }

  test('SWEEP-12 it is reported in the words of the specification', async ({ widget, cashier }) => {
    await open(widget, { path: METHODS })
    await expect(box(widget, '9.99 USD')).toBeVisible()
    await expect.poll(cashier.problems).toContain('sweepstake.noBox')
    const events = (await cashier.calls('events')).flatMap(({ payload }) => payload.events as { value: unknown }[])
    expect(JSON.stringify(events)).toContain('No sweepstake box selected for sweepstake deposit')
  })

  for (const [scenario, what] of [
    ['boxSoldOut', 'sold out'],
    ['boxesDearer', 'dearer'],
  ] as const) {
    test(`a box that is ${what} by the time it is paid for is never charged: the player is told and chooses again`, async ({
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

  test('whoever comes back to the boxes sees what is sold now', async ({ widget, cashier }) => {
    await open(widget)
    await choose(widget, '49.99 USD')
    await cashier.play('boxSoldOut')
    await widget.back.click()
    await expect(box(widget, '49.99 USD')).toHaveCount(0)
    await expect(box(widget, '9.99 USD')).toBeVisible()
  })

  test('I1 C2 the answer to the first request is lost: the address is asked for again, and there is one deposit', async ({
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

  test('I18 the address of another network is never shown with the one that is chosen', async ({ widget }) => {
    await open(widget)
    await reach(widget)
    await network(widget, 'ERC-20').click()
    await expect(widget.coinAddress).toHaveText('0x52908400098527886E0F7030069857D2E4169EE7')
    await network(widget, 'TRC-20').click()
    await expect(widget.coinAddress).toHaveText(TRC)
  })

  test('after a reload the player begins with the boxes, and what was sent is still found', async ({
    widget,
    cashier,
  }) => {
    await open(widget)
    await reach(widget)
    await widget.openAgain('/paywidget/deposit/complete', { host: MODE })
    await expect(widget.status).toBeVisible()
    await cashier.report(1)
    await expect(widget.heading('Payment complete')).toBeVisible()
  })

  test('a document of an operator that does not say the disclaimer is not drawn', async ({ widget }) => {
    const body = [{ type: 'text', when: 'env.online', text: 'sweepstake.disclaimer' }]
    const document = { layout: 1, id: 'hushed', screen: 'sweepstake.boxes', body }
    await widget.page.route('**/layouts/**', async (route) => {
      if (route.request().url().endsWith('index.json')) return route.fulfill({ json: { 'sweepstake.boxes': 'x.json' } })
      return route.fulfill({ json: document })
    })
    await open(widget)
    await expect(widget.inside.getByText(DISCLAIMER, { exact: true })).toBeVisible()
    await expect(box(widget, '9.99 USD')).toBeVisible()
  })
})

test('it speaks Arabic, from right to left', async ({ widget }) => {
  await open(widget, { host: { lang: 'ar' } })
  await expect(title(widget)).toHaveText('شراء عملات ذهبية')
  await expect(widget.inside.getByText(/العملات الذهبية للترفيه فقط وليست لها قيمة نقدية/)).toBeVisible()
  await box(widget, '9.99 USD').click()
  await expect(widget.inside.getByText('السعر الإجمالي')).toBeVisible()
})

test.describe('after a reload', () => {
  test.use({ storage: 'allowed' })

  test('ONRAMP-05 an address that names a form which a sweepstake does not have leads to the boxes all the same', async ({
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

test('L2 of four coins, one of them popular, all can be chosen', async ({ widget }) => {
  await open(widget, { scenario: 'fourCoins' })
  await choose(widget, '49.99 USD')
  const tiles = widget.inside.getByRole('main').getByRole('listitem').getByRole('button')
  await expect(tiles).toHaveCount(4)
  await expect(tiles.first()).toContainText('Litecoin')
  for (const name of ['Bitcoin', 'Ethereum', 'Tether (TRC-20)']) await expect(widget.tile(name)).toBeVisible()
})
