import type { Route } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { passUntil } from './support/passUntil.ts'
import type { OpenOptions, WidgetPage } from './support/widgetPage.ts'

const TRC = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'
const ERC = '0x52908400098527886E0F7030069857D2E4169EE7'
const MODE = { mode: 'sweep', country: 'US', currency: 'QSC' } as const
const LIST = '/paywidget/withdrawal'
const COINS = '/paywidget/withdrawal/crypto'
const CONVERT = '/paywidget/withdrawal/crypto/convert'

const open = (widget: WidgetPage, { host = {}, ...options }: OpenOptions = {}) =>
  widget.open({ path: LIST, ...options, host: { ...MODE, ...host } })
const main = (widget: WidgetPage) => widget.inside.getByRole('main')
const gets = (widget: WidgetPage) => widget.inside.getByRole('group', { name: 'You get' })
const network = (widget: WidgetPage, name: string) =>
  widget.inside.getByRole('list', { name: 'Network' }).getByRole('button').filter({ hasText: name })

/** Opens the form of a coin. */
async function reach(widget: WidgetPage, coin = 'Tether', options: OpenOptions = {}): Promise<void> {
  await open(widget, options)
  await widget.tile(coin).click()
  await expect.poll(widget.address).toBe(CONVERT)
  await expect(widget.amount).toBeVisible()
}

/** Opens the form of a coin in the default scenario, then changes the cashier: a tile that it disables can't be chosen. */
async function reachThen(widget: WidgetPage, change: () => Promise<void>, options: OpenOptions = {}): Promise<void> {
  await open(widget, options)
  await expect(main(widget)).toContainText('2,500.00 QSC')
  await change()
  await widget.tile('Tether').click()
  await expect.poll(widget.address).toBe(CONVERT)
}

/** Fills in all required fields and waits for the enabled button. */
async function fill(widget: WidgetPage, amount = '25'): Promise<void> {
  await widget.amount.fill(amount)
  await widget.field('wallet_address').fill(TRC)
  await expect(widget.submit).not.toHaveAttribute('aria-disabled', 'true')
}

test.describe('sweep coins are redeemed', () => {
  test('SWEEP-07 SWEEP-10 CALL-13 CALL-14 CALL-25 Q-111 for a coin, from the balance to the end', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await open(widget)
    await expect(main(widget)).toContainText('2,500.00 QSC')
    expect((await cashier.calls('methods-withdrawal-v4')).map(({ payload }) => payload)).toEqual([{ currency: 'QSC' }])
    expect((await cashier.calls('sweepstake-balance-get')).map(({ payload }) => payload)).toEqual([{}])
    expect((await cashier.calls('sweepstake-recoup-sum')).map(({ payload }) => payload)).toEqual([{ currency: 'QSC' }])
    await widget.tile('Tether').click()
    await expect.poll(widget.address).toBe(CONVERT)
    await fill(widget)
    await expect(gets(widget)).toContainText('≈ 24 USDT')
    await expect(widget.submit).toContainText('Redeem 25.00 QSC')
    await widget.submit.click()
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/confirm')
    await expect(main(widget)).toContainText('TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE')
    expect(await cashier.withdrawals()).toMatchObject([{ amount: '25.00', currency: 'QSC', method: 'usdt_trc20_out' }])
    await widget.button('Confirm redemption').click()
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/complete')
    await expect(widget.heading('Redemption processing')).toBeVisible()
    await expect(widget.inside.getByRole('heading', { level: 1 })).toHaveText('Redemption')
    await widget.button('Make another redemption').click()
    await expect.poll(widget.address).toBe(LIST)
    await expect(main(widget), 'what is on its way is not there to be redeemed again').toContainText('2,475.00 QSC')
  })

  test('DATA-39 the balance is that of the sweep coins, whatever else there is', { tag: '@core' }, async ({
    widget,
  }) => {
    await widget.page.route('**/sweepstake-balance-get', (route) =>
      route.fulfill({
        json: [
          { currency: 'QGC', balance: '525000' },
          { currency: 'QSC', balance: 40.5 },
        ],
      }),
    )
    await reach(widget)
    await expect(main(widget)).toContainText('40.50 QSC')
    await widget.amount.fill('41')
    await widget.amount.blur()
    await expect(widget.error('amount')).toBeVisible()
    await expect(widget.submit).toHaveAttribute('aria-disabled', 'true')
    await widget.amount.fill('40.5')
    await expect(widget.error('amount')).toHaveCount(0)
  })

  test('SWEEP-07 the coins have a page of their own, with their networks, when there are many', async ({ widget }) => {
    await widget.page.route('**/methods-withdrawal-v4**', async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      const [bitcoin] = json.methods.filter(({ name }: { name: string }) => name === 'btc_out')
      const more = ['ltc', 'doge', 'xrp'].map((coin) => ({
        ...bitcoin,
        ...{ name: `${coin}_out`, text: { en: coin.toUpperCase() }, network: coin },
      }))
      await route.fulfill({ response, json: { ...json, methods: [...json.methods, ...more] } })
    })
    await open(widget)
    await widget.tile('All cryptocurrencies').click()
    await expect.poll(widget.address).toBe(COINS)
    await widget.tile('XRP').click()
    await expect.poll(widget.address).toBe(CONVERT)
    await widget.back.click()
    await expect.poll(widget.address).toBe(COINS)
    await widget.back.click()
    await expect.poll(widget.address).toBe(LIST)
  })

  test('I18 on another network another address is asked for, and the amount stays', async ({ widget, cashier }) => {
    await reach(widget)
    await widget.amount.fill('25')
    await network(widget, 'ERC-20').click()
    await expect(widget.inside.getByText('Your USDT address on Ethereum')).toBeVisible()
    await expect(widget.amount).toHaveValue('25')
    await expect(gets(widget)).toContainText('≈ 20 USDT')
    await widget.field('wallet_address').fill(ERC)
    await widget.submit.click()
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/confirm')
    expect(await cashier.withdrawals()).toMatchObject([{ method: 'usdt_erc20_out', fields: { wallet_address: ERC } }])
  })

  test('I18 where the server says no rule, an address is checked as its network writes it', async ({
    widget,
    cashier,
  }) => {
    await reach(widget, 'Ethereum')
    await widget.amount.fill('25')
    await widget.field('wallet_address').fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAee')
    await widget.field('wallet_address').press('Enter')
    await expect(widget.inside.getByText('This isn’t an address on ERC-20.')).toBeVisible()
    await expect(widget.submit).toHaveAttribute('aria-disabled', 'true')
    expect(await cashier.withdrawals()).toEqual([])
    await widget.field('wallet_address').fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')
    await expect(widget.inside.getByText('This isn’t an address on ERC-20.')).toHaveCount(0)
    await widget.submit.click()
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/confirm')
    expect(await cashier.withdrawals()).toMatchObject([{ method: 'eth_out' }])
  })

  test('I18 C58 whose check can not be had, the server judges it', async ({ widget, cashier, watch }) => {
    watch.allow(/isChainAddress|status of 404/)
    await widget.page.route('**/isChainAddress-*.js', (route) => route.fulfill({ status: 404 }))
    await reach(widget, 'Ethereum')
    await widget.amount.fill('25')
    await widget.field('wallet_address').fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAee')
    await widget.submit.click()
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/confirm')
    expect(await cashier.withdrawals()).toMatchObject([{ method: 'eth_out' }])
  })

  for (const path of [COINS, CONVERT]) {
    test(`SWEEP-07 ${path} by itself leads to where a redemption begins`, async ({ widget }) => {
      await open(widget, { path })
      await expect(widget.tile('Tether')).toBeVisible()
      await expect.poll(widget.address).toBe(LIST)
    })
  }

  test('PAGE-05 where there is no coin to redeem them for, the empty page says so', { tag: '@core' }, async ({
    widget,
  }) => {
    await widget.page.route('**/methods-withdrawal-v4**', async (route) => {
      const response = await route.fetch()
      const card = { name: 'card_out', text: { en: 'Card' }, category: 'card_method' }
      await route.fulfill({ response, json: { ...(await response.json()), methods: [card] } })
    })
    await open(widget)
    await expect(widget.heading(/There are no payment methods/)).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/empty?direct=0&transaction=withdrawal')
  })
})

test.describe('what has to be played first', () => {
  test('SWEEP-10 CALL-14 blocks the press, and says how much it is', async ({ widget, cashier }) => {
    await reachThen(widget, () => cashier.play('redeemLater'))
    await expect(main(widget)).toContainText('You need to play 12.00 QSC before you can redeem.')
    await widget.amount.fill('25')
    await widget.field('wallet_address').fill(TRC)
    await expect(widget.submit).toHaveAttribute('aria-disabled', 'true')
    await widget.field('wallet_address').press('Enter')
    expect(await cashier.calls('withdrawal-create')).toEqual([])
  })

  test('U18 shows nothing as available and offers no "All" until it is played', { tag: '@core' }, async ({
    widget,
    cashier,
  }) => {
    const available = main(widget).locator('dl > div').filter({ hasText: 'Available' })
    const all = widget.inside.getByRole('group', { name: 'Quick amounts' }).getByRole('button', { name: 'All' })
    await reach(widget, 'Tether', { hasClock: true })
    await expect(available).toHaveText('Available2,500.00 QSC')
    await expect(all).toBeVisible()
    await widget.back.click()
    // The coins appear with the balance, which is requested when the list opens.
    await expect(widget.tile('Tether')).toBeVisible()
    await cashier.play('redeemLater')
    await widget.tile('Tether').click()
    await expect(available).toHaveText('Available0.00 QSC')
    await expect(all).toHaveCount(0)
    await cashier.play('default')
    await passUntil(widget, all)
    await expect(available).toHaveText('Available2,500.00 QSC')
  })

  test('U18 no coin can be chosen until it is played, and each tile says why', { tag: '@core' }, async ({
    widget,
    cashier,
  }) => {
    await open(widget, { scenario: 'redeemLater', hasClock: true })
    const tile = widget.tile('Tether')
    await expect(tile).toHaveAccessibleName(/Play 12\.00 QSC first/)
    await expect(tile).toHaveAttribute('aria-disabled', 'true')
    await tile.focus()
    await widget.page.keyboard.press('Enter')
    expect(await widget.address()).toBe(LIST)
    await cashier.play('default')
    await passUntil(widget, main(widget).locator('li button:not([aria-disabled])').first())
    await expect(tile).not.toContainText('first')
    await tile.click()
    await expect.poll(widget.address).toBe(CONVERT)
  })

  test('U18 no coin can be chosen while the cashier blocks redemption, and each tile says so', async ({ widget }) => {
    await widget.page.route('**/sweepstake-recoup-sum', (route) =>
      route.fulfill({ json: { data: { status: 'closed', amount: 0 } } }),
    )
    await open(widget)
    await expect(widget.tile('Tether')).toHaveAccessibleName(/Not available now/)
    await expect(widget.tile('Tether')).toHaveAttribute('aria-disabled', 'true')
  })

  test('SWEEP-10 whatever an operator writes on the button: it is not sent', async ({ widget, cashier }) => {
    const toPlay = (route: Route) => route.fulfill({ json: { data: { status: 'open', amount: 3 } } })
    await reachThen(widget, () => widget.page.route('**/sweepstake-recoup-sum', toPlay).then(() => {}))
    await widget.amount.fill('25')
    await widget.field('wallet_address').fill(TRC)
    await widget.inside.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(widget.notice).toContainText('You need to play 3.00 QSC before you can redeem.')
    expect(await cashier.calls('withdrawal-create')).toEqual([])
  })

  test('falls while the page is open: the player can redeem without a reload, and nothing typed is lost', async ({
    widget,
    cashier,
  }) => {
    await reachThen(widget, () => cashier.play('redeemLater'), { hasClock: true })
    await expect(main(widget)).toContainText('You need to play 12.00 QSC before you can redeem.')
    await widget.amount.fill('25')
    await widget.field('wallet_address').fill(TRC)
    await cashier.play('default')
    await passUntil(widget, widget.inside.locator('button[type="submit"]:not([aria-disabled="true"])'))
    await expect(main(widget)).not.toContainText('first.')
    await expect(widget.amount).toHaveValue('25')
    await widget.submit.click()
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/confirm')
  })

  test('nobody knows it: nothing is sent until the player has asked again', async ({ widget, cashier, watch }) => {
    watch.allow(/status of 500/)
    await reach(widget, 'Tether', { scenario: 'redeemUnknown' })
    await expect(main(widget)).toContainText('We couldn’t check how much you can redeem.')
    await widget.amount.fill('25')
    await widget.field('wallet_address').fill(TRC)
    await expect(widget.submit).toHaveAttribute('aria-disabled', 'true')
    await cashier.play('default')
    await widget.button('Try again').click()
    await expect(widget.submit).not.toHaveAttribute('aria-disabled', 'true')
    await expect(main(widget)).not.toContainText('We couldn’t check')
  })
})

test.describe('what one gets', () => {
  test('Q-068 CALL-12 is asked once the player has stopped typing, and not for what is no amount', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await reach(widget)
    await widget.amount.fill('')
    await widget.amount.pressSequentially('125')
    await expect(gets(widget)).toContainText('≈ 124 USDT')
    const asked = (await cashier.calls('payment-convert-v2')).map(({ payload }) => payload)
    expect(asked.at(-1)).toEqual({ amount: '124.00', from: 'QSC', to: 'USDT' })
    await widget.amount.fill('')
    await expect(widget.inside.getByText('Enter an amount to see what you get.')).toBeVisible()
    await widget.amount.fill('2600')
    await expect(widget.inside.getByText('Enter an amount to see what you get.')).toBeVisible()
    expect((await cashier.calls('payment-convert-v2')).length).toBe(asked.length)
  })

  test('I17 the answer for another amount is never shown with this one', async ({ widget }) => {
    const held: (() => Promise<unknown>)[] = []
    await widget.page.route('**/payment-convert-v2', (route) => {
      const { amount } = route.request().postDataJSON()
      const answer = () => route.fulfill({ json: { amount } }).catch(() => undefined)
      if (amount === '49.00') held.push(answer)
      else void answer()
    })
    await reach(widget)
    await widget.amount.fill('50')
    await expect.poll(() => held.length).toBe(1)
    await widget.amount.fill('100')
    await expect(gets(widget)).toContainText('≈ 99 USDT')
    await widget.frame().evaluate(() => {
      const seen: string[] = []
      const look = () => void seen.push(document.querySelector('main')?.textContent ?? '')
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
      Object.assign(window, { seen })
    })
    for (const answer of held) await answer()
    // The widget shows a later answer, so it would have shown the delayed answer by now.
    await widget.amount.fill('200')
    await expect(gets(widget)).toContainText('≈ 199 USDT')
    const seen = await widget.frame().evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.filter((text) => text.includes('≈ 49'))).toEqual([])
  })

  test('there is no rate: it is said, and the redemption goes on', async ({ widget, watch }) => {
    watch.allow(/status of 422/)
    await widget.page.route('**/payment-convert-v2', (route) =>
      route.fulfill({ status: 422, json: { code: 'banking.noRate', message: 'There is no rate.' } }),
    )
    await reach(widget)
    await fill(widget)
    await expect(widget.inside.getByText('We can’t show a rate right now.')).toBeVisible()
    await widget.submit.click()
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/confirm')
  })
})

test.describe('in a world that is not kind', () => {
  test('C72 a double press is one redemption', async ({ widget, cashier }) => {
    await reach(widget)
    await fill(widget)
    await widget.submit.dblclick()
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/confirm')
    expect(await cashier.withdrawals()).toHaveLength(1)
  })

  test('C72 C2 the answer is lost: it is asked about, and there is one', async ({ widget, cashier, watch }) => {
    watch.allow(/net::ERR|Failed to fetch/)
    await reach(widget, 'Tether', { scenario: 'payoutLost' })
    await fill(widget)
    await widget.submit.click()
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/confirm')
    expect(await cashier.withdrawals()).toHaveLength(1)
  })

  test('C72 after a reload it is read again before it can be confirmed, once', async ({ widget, cashier }) => {
    await reach(widget)
    await fill(widget)
    await widget.submit.click()
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/confirm')
    await widget.openAgain('/paywidget/withdrawal/confirm', { host: MODE })
    await expect(main(widget)).toContainText('25.00 QSC')
    await widget.button('Confirm redemption').click()
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/complete')
    expect(await cashier.withdrawals()).toHaveLength(1)
    expect(await cashier.calls('withdrawal-confirm')).toHaveLength(1)
  })

  test('the balance has fallen since: the player is told, and sees what there is now', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(/status of 422/)
    await reach(widget)
    await fill(widget, '100')
    await cashier.play('emptyAccount')
    await widget.submit.click()
    await expect(widget.notice).toContainText('Your balance is lower than the amount you entered.')
    await expect(main(widget)).toContainText('0.00 QSC')
    await expect(widget.heading('You need at least 10.00 QSC')).toBeVisible()
    await expect(widget.submit).toHaveCount(0)
    expect(await cashier.withdrawals()).toEqual([])
  })

  test('it speaks Arabic, from right to left', async ({ widget }) => {
    await open(widget, { host: { lang: 'ar' } })
    await expect(widget.heading('الاستبدال').first()).toBeVisible()
    await expect(main(widget)).toContainText('الرصيد القابل للاستبدال')
  })
})
