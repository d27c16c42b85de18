import type { Route } from '@playwright/test'
import { fileNamed } from './support/builtFiles.ts'
import { FATES } from './support/fates.ts'
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

const EVM_NETWORKS = [
  { text: 'ERC-20', value: 'ERC20' },
  { text: 'BEP-20', value: 'BEP20' },
]

/** Leaves one method for Tether in the list, changed by `over`. */
const listOne = (widget: WidgetPage, over: object) =>
  widget.page.route('**/methods-withdrawal-v4**', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    const [tether] = json.methods.filter(({ name }: { name: string }) => name === 'usdt_erc20_out')
    await route.fulfill({ response, json: { ...json, methods: [{ ...tether, ...over }] } })
  })

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

test.describe('the redemption of sweep coins', () => {
  test('PROD-07 SWEEP-07 SWEEP-10 CALL-13 CALL-14 CALL-25 Q-111 goes from the balance and the form of a cryptocurrency to the completion page', {
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
    await expect(main(widget)).toContainText('24 USDT')
    expect(await cashier.withdrawals()).toMatchObject([{ amount: '25.00', currency: 'QSC', method: 'usdt_trc20_out' }])
    await widget.button('Confirm redemption').click()
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/complete')
    await expect(widget.heading('Redemption processing')).toBeVisible()
    await expect(widget.inside.getByRole('heading', { level: 1 })).toHaveText('Redemption')
    await widget.button('Make another redemption').click()
    await expect.poll(widget.address).toBe(LIST)
    await expect(main(widget), 'what is on its way is not there to be redeemed again').toContainText('2,475.00 QSC')
  })

  test('S3 I23 no redemption is created while the code of its confirmation page is missing; then one press creates one', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(/withdrawalPages/, /\[paywidget\]/)
    let isMissing = true
    await widget.page.route(`**/${fileNamed('withdrawalPages.js').path}`, (route) =>
      isMissing ? FATES.missing(route) : route.fallback(),
    )
    await reach(widget)
    await fill(widget)
    await widget.submit.click()
    await expect(widget.notice).toContainText('We couldn’t load part of this page')
    expect(await cashier.calls('withdrawal-create')).toEqual([])
    isMissing = false
    await widget.submit.click()
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/confirm')
    expect(await cashier.calls('withdrawal-create')).toHaveLength(1)
  })

  test('DATA-39 shows and checks the balance of the sweep coins only', { tag: '@core' }, async ({ widget }) => {
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

  test('SWEEP-07 lists many cryptocurrencies on a page of their own, between the first list and the form', async ({
    widget,
  }) => {
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

  test('I18 asks for an address on the newly chosen network, and keeps the amount', async ({ widget, cashier }) => {
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

  test('N20 SWEEP-10 I18 sends the network that is chosen, of a method with several networks', async ({ widget }) => {
    await listOne(widget, {
      text: { en: 'Tether' },
      network: 'TRC-20',
      fields: [
        { name: 'network', type: 'networks', props: { label: 'Network', items: EVM_NETWORKS, value: 'ERC20' } },
        { name: 'wallet_address', type: 'text', wallet: true },
      ],
    })
    await reach(widget)
    await widget.amount.fill('25')
    for (const [name, wire] of [
      ['ERC-20', 'ERC20'],
      ['BEP-20', 'BEP20'],
    ] as const) {
      await network(widget, name).click()
      await expect(widget.inside.getByRole('group', { name: 'You get' })).toContainText(name)
      await expect(widget.field('wallet_address'), 'another network needs another address').toHaveValue('')
      await expect(widget.amount).toHaveValue('25')
      await widget.field('wallet_address').fill(ERC)
      if (wire === 'ERC20') continue
      // The mock server knows only one network of this method, so it does not create the redemption.
      const isCreate = widget.page.waitForRequest('**/withdrawal-create')
      await widget.page.route('**/withdrawal-create', (route) => route.fulfill({ json: { withdrawalId: 'wd-7' } }))
      await widget.submit.click()
      expect((await isCreate).postDataJSON()).toMatchObject({ fields: { network: wire, wallet_address: ERC } })
      await expect.poll(widget.address).toBe('/paywidget/withdrawal/confirm')
      await expect(main(widget)).toContainText(name)
    }
  })

  test('SWEEP-07 stays in its form, with the amount, when the host changes the language', async ({ widget }) => {
    await reach(widget)
    await widget.amount.fill('25')
    const user = { token: widget.token(), id: '90210', currency: 'QSC', paymentGeo: 'US', lang: 'ar' }
    await widget.tell('loaded', { user, widgetViewType: 'sweep' })
    await expect(widget.inside.getByText('الاستبدال').first()).toBeVisible()
    await expect(widget.amount).toHaveValue('25')
    await expect.poll(widget.address).toBe(CONVERT)
  })

  test('CRYPTO-13 SWEEP-10 is not possible before the player has chosen a network, if none is preselected', async ({
    widget,
    cashier,
  }) => {
    await reach(widget, 'Tether', { config: { crypto: { preselectNetwork: false } } as object })
    await widget.amount.fill('25')
    await expect(main(widget)).toContainText('Choose a network first.')
    await expect(widget.field('wallet_address')).toHaveCount(0)
    await expect(widget.submit).toHaveAttribute('aria-disabled', 'true')
    await widget.inside.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(widget.notice).toContainText('Choose a network first.')
    expect(await cashier.calls('withdrawal-create')).toEqual([])
    await network(widget, 'ERC-20').click()
    await expect(widget.amount).toHaveValue('25')
    await widget.field('wallet_address').fill(ERC)
    await widget.submit.click()
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/confirm')
    expect(await cashier.withdrawals()).toMatchObject([{ method: 'usdt_erc20_out', fields: { wallet_address: ERC } }])
  })

  test('I18 checks an address by the rules of its network if the server sends no rule', async ({ widget, cashier }) => {
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

  test('I18 C58 leaves the check of the address to the server if the code of the check cannot be loaded', async ({
    widget,
    cashier,
    watch,
  }) => {
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
    test(`SWEEP-07 redirects ${path} to the first list if it is opened directly`, async ({ widget }) => {
      await open(widget, { path })
      await expect(widget.tile('Tether')).toBeVisible()
      await expect.poll(widget.address).toBe(LIST)
    })
  }

  test('PAGE-05 ROLE-03 shows the empty page if there is no cryptocurrency', { tag: '@core' }, async ({ widget }) => {
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

test.describe('the amount to play before a redemption', () => {
  test('SWEEP-10 CALL-14 is shown, and disables the button', async ({ widget, cashier }) => {
    await reachThen(widget, () => cashier.play('redeemLater'))
    await expect(main(widget)).toContainText('You need to play 12.00 QSC before you can redeem.')
    await widget.amount.fill('25')
    await widget.field('wallet_address').fill(TRC)
    await expect(widget.submit).toHaveAttribute('aria-disabled', 'true')
    await widget.field('wallet_address').press('Enter')
    // Presses are handled one after the other: the notice of this one comes after a create of the Enter key.
    await widget.inside.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(widget.notice).toContainText('You need to play 12.00 QSC before you can redeem.')
    expect(await cashier.calls('withdrawal-create')).toEqual([])
  })

  test('U18 makes the available balance zero and hides "All" until it is played', async ({ widget, cashier }) => {
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

  test('U18 disables the tile of a cryptocurrency, with the reason, until it is played', async ({
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

  test('U18 disables the tile of a cryptocurrency, with a text, while the status is closed', async ({ widget }) => {
    await widget.page.route('**/sweepstake-recoup-sum', (route) =>
      route.fulfill({ json: { data: { status: 'closed', amount: 0 } } }),
    )
    await open(widget)
    await expect(widget.tile('Tether')).toHaveAccessibleName(/Not available now/)
    await expect(widget.tile('Tether')).toHaveAttribute('aria-disabled', 'true')
  })

  test('SWEEP-10 shows a notice and sends nothing, also on a submit by script', async ({ widget, cashier }) => {
    const toPlay = (route: Route) => route.fulfill({ json: { data: { status: 'open', amount: 3 } } })
    await reachThen(widget, () => widget.page.route('**/sweepstake-recoup-sum', toPlay).then(() => {}))
    await widget.amount.fill('25')
    await widget.field('wallet_address').fill(TRC)
    await widget.inside.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(widget.notice).toContainText('You need to play 3.00 QSC before you can redeem.')
    expect(await cashier.calls('withdrawal-create')).toEqual([])
  })

  test('is polled: once it is zero, the player can redeem without a reload and keeps the typed values', async ({
    widget,
    cashier,
  }) => {
    await reachThen(widget, () => cashier.play('redeemLater'), { hasClock: true })
    await expect(main(widget)).toContainText('You need to play 12.00 QSC before you can redeem.')
    await widget.amount.fill('25')
    await widget.field('wallet_address').fill(TRC)
    await cashier.play('default')
    await passUntil(widget, widget.inside.locator('button[type="submit"]:not([aria-disabled="true"])'))
    await expect(main(widget)).not.toContainText('You need to play')
    await expect(widget.amount).toHaveValue('25')
    await widget.submit.click()
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/confirm')
  })

  test('disables the button if it cannot be loaded, until a successful retry', async ({ widget, cashier, watch }) => {
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

test.describe('the converted amount', () => {
  test('Q-068 CALL-12 is requested net of the fee, and not for an empty amount or one above the balance', {
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

  test('I17 is never that of a late response for a previous amount', async ({ widget }) => {
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

  test('is replaced by a text if there is no rate, and the redemption can continue', async ({ widget, watch }) => {
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

test.describe('a redemption under faults', () => {
  test('C72 is created once by a double click', async ({ widget, cashier }) => {
    await reach(widget)
    await fill(widget)
    await widget.submit.dblclick()
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/confirm')
    expect(await cashier.withdrawals()).toHaveLength(1)
  })

  test('C72 C2 is created once after a lost response', async ({ widget, cashier, watch }) => {
    watch.allow(/net::ERR|Failed to fetch/)
    await reach(widget, 'Tether', { scenario: 'payoutLost' })
    await fill(widget)
    await widget.submit.click()
    await expect.poll(widget.address).toBe('/paywidget/withdrawal/confirm')
    expect(await cashier.withdrawals()).toHaveLength(1)
  })

  test('C72 is shown again after a reload, and confirmed once', async ({ widget, cashier }) => {
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

  test('is not created if the balance has fallen: a notice and the new balance are shown', async ({
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

  test('is shown in Arabic', async ({ widget }) => {
    await open(widget, { host: { lang: 'ar' } })
    await expect(widget.heading('الاستبدال').first()).toBeVisible()
    await expect(main(widget)).toContainText('الرصيد القابل للاستبدال')
  })
})
