import { holdAnswers } from './support/holdAnswers.ts'
import { expect, test } from './support/journey.ts'
import { passUntil } from './support/passUntil.ts'
import { pasted } from './support/pasted.ts'
import { readCode } from './support/readCode.ts'
import type { OpenOptions, WidgetPage } from './support/widgetPage.ts'

const TRC = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'
const ERC = '0x52908400098527886E0F7030069857D2E4169EE7'

/** Each round has fifty addresses. */
const ROUNDS = process.env.LONG ? 4 : 1

const code = (widget: WidgetPage) => widget.inside.locator('figure').getByRole('img')
const choices = (widget: WidgetPage, list: string) =>
  widget.inside.getByRole('list', { name: list }).getByRole('button')
const chosen = (widget: WidgetPage, list: string) =>
  widget.inside.getByRole('list', { name: list }).getByRole('button', { pressed: true })

/** Opens the page of a coin. */
async function openCoin(widget: WidgetPage, coin: string, options: OpenOptions = {}): Promise<void> {
  await widget.open(options)
  await widget.tile('Crypto').click()
  await expect.poll(widget.address).toBe('/paywidget/deposit/crypto')
  await widget.tile(coin).click()
  await expect.poll(widget.address).toBe('/paywidget/deposit/crypto/address')
}

test.describe('the coins', () => {
  test('ROUTE-23 CRYPTO-01 are listed once each, with their networks, and can be filtered by network', {
    tag: '@core',
  }, async ({ widget }) => {
    await widget.open()
    await widget.tile('Crypto').click()
    await expect.poll(widget.address).toBe('/paywidget/deposit/crypto')
    await expect(widget.tile('Tether')).toHaveCount(1)
    await expect(widget.tile('Tether')).toContainText('TRC-20 · ERC-20 · BEP-20 · TON')
    await expect(widget.tile('Bitcoin')).toHaveCount(1)
    await expect(chosen(widget, 'Network')).toHaveText('All networks')
    await choices(widget, 'Network').getByText('TON', { exact: true }).click()
    await expect(widget.tile('Bitcoin')).toHaveCount(0)
    await expect(widget.tile('Toncoin')).toHaveCount(1)
    await widget.tile('Tether').click()
    await expect(chosen(widget, 'Network')).toHaveText('TON')
    await expect(widget.coinAddress).toHaveText('EQDrjaLahLkMB-hMCmkzOyBuHJ139ZUYmPHu6RRBKnbdLIYI')
    await widget.back.click()
    await expect.poll(widget.address).toBe('/paywidget/deposit/crypto')
    await choices(widget, 'Network').getByText('All networks', { exact: true }).click()
    await widget.search.fill('lite')
    await expect(widget.tile('Litecoin')).toBeVisible()
    await expect(widget.tile('Tether')).toHaveCount(0)
  })

  test('LIST-13 CVT-03 ROUTE-24 a method of a flat list opens on its own network, and back leads to that list', {
    tag: '@core',
  }, async ({ widget }) => {
    await widget.open({ scenario: 'cryptoOnly' })
    await widget.tile('Tether (ERC-20)').click()
    await expect.poll(widget.address).toBe('/paywidget/deposit/crypto/address')
    await expect(chosen(widget, 'Network')).toHaveText('ERC-20')
    await expect(widget.coinAddress).toHaveText(ERC)
    await widget.back.click()
    await widget.tile('Tether (TON)').click()
    await expect(chosen(widget, 'Network')).toHaveText('TON')
  })

  test('CUR-05 do not include NEO', async ({ widget }) => {
    await widget.page.route('**/methods-payment-v5', async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      const [bitcoin] = json.methods.filter(({ name }: { name: string }) => name === 'btc')
      json.methods.push(
        { ...bitcoin, name: 'neo', text: { en: 'Neo' } },
        { ...bitcoin, name: 'dash', text: { en: 'Dash' } },
      )
      await route.fulfill({ response, json })
    })
    await widget.open()
    await widget.tile('Crypto').click()
    await expect(widget.tile('Dash')).toBeVisible()
    await expect(widget.tile('Neo')).toHaveCount(0)
  })
})

test.describe('the address of a coin', () => {
  test('CVT-03 ROUTE-24 CRYPTO-02 CRYPTO-03 CRYPTO-06 is shown as soon as the coin is chosen, as a QR code and as a text with emphasized ends', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await openCoin(widget, 'Tether')
    await expect(chosen(widget, 'Network')).toHaveText('TRC-20')
    await expect(widget.coinAddress).toHaveText(TRC)
    const weights = await widget.coinAddress
      .locator('span')
      .evaluateAll((groups) => groups.map((group) => [group.textContent, getComputedStyle(group).fontWeight]))
    expect(weights.filter(([, weight]) => Number(weight) >= 600).map(([text]) => text)).toEqual(['TQn9Y', 'cbLSE'])
    expect(weights.map(([text]) => text).join('')).toBe(TRC)
    await expect.poll(() => readCode(code(widget))).toBe(TRC)
    await expect(widget.inside.getByText('Send only USDT on the TRC-20 network.')).toBeVisible()
    await expect(widget.inside.getByText('5 USDT', { exact: true }), 'the minimum').toBeVisible()
    expect((await cashier.calls('deposit-create')).map(({ payload }) => payload)).toMatchObject([
      { paymentType: 'usdt_trc20', amount: '100.00', currency: 'MXN', fields: {}, wallet: null, selectedCountry: 'MX' },
    ])
    await widget.back.click()
    await expect.poll(widget.address).toBe('/paywidget/deposit/crypto')
  })

  test('CRYPTO-14 CALL-10 DATA-52 starts one session for each network and sends its id with the deposit', async ({
    widget,
    cashier,
  }) => {
    await openCoin(widget, 'Tether')
    await expect(widget.coinAddress).toHaveText(TRC)
    await widget.button('ERC-20').click()
    await expect(widget.coinAddress).toHaveText(ERC)
    await widget.button('TRC-20').click()
    await expect(widget.coinAddress).toHaveText(TRC)
    const sessions = await cashier.calls('session-start')
    expect(sessions.map(({ payload }) => payload)).toEqual([{ pendingGroup: 'crypto' }, { pendingGroup: 'crypto' }])
    const ids = (await cashier.calls('deposit-create')).map(({ payload }) => payload.paymentSessionId)
    expect(ids).toEqual([expect.stringMatching(/^session-1-/), expect.stringMatching(/^session-2-/)])
  })

  test('CRYPTO-04 CONST-05 is copied exactly, and a message says so for three seconds', { tag: '@core' }, async ({
    widget,
  }) => {
    await openCoin(widget, 'Tether', { hasClock: true })
    await expect(widget.coinAddress).toHaveText(TRC)
    await widget.standStill()
    await widget.button('Copy address').click()
    await expect(widget.button('Copied')).toBeVisible()
    await expect.poll(() => pasted(widget)).toBe(TRC)
    await widget.pass(2_000)
    await expect(widget.button('Copied')).toBeVisible()
    await widget.pass(1_100)
    await expect(widget.button('Copy address')).toBeVisible()
  })

  test('B28 is restored after another script overwrites it, and the player is told', async ({ widget }) => {
    await openCoin(widget, 'Tether')
    await expect(widget.coinAddress).toHaveText(TRC)
    await widget.coinAddress.evaluate((shown) => {
      for (const group of shown.children) group.textContent = 'THIEF'
    })
    await expect(widget.inside.locator('[data-pw-say="assertive"]')).toContainText(
      'Another program on this device tried to change',
    )
    await expect(widget.coinAddress).toHaveText(TRC)
  })

  test('CRYPTO-05 HOST-03 C66 can be shared only in the host’s app; without an app, it can be copied', {
    tag: '@core',
  }, async ({ widget }) => {
    await openCoin(widget, 'Tether')
    await expect(widget.coinAddress).toHaveText(TRC)
    await expect(widget.button('Share address')).toHaveCount(0)
    await widget.button('Copy address').click()
    await expect.poll(() => pasted(widget)).toBe(TRC)
    await openCoin(widget, 'Tether', { host: { platform: 'android' } })
    await widget.button('Share address').click()
    await expect
      .poll(async () => (await widget.messages()).find(({ messageType }) => messageType === 'onShare'))
      .toMatchObject({ payload: { text: TRC } })
  })

  test('I18 CRYPTO-02 CRYPTO-04 CRYPTO-05 is exactly the response’s as text, QR code, copied and shared text, for fifty addresses (two hundred with LONG)', async ({
    widget,
  }) => {
    test.setTimeout(300_000)
    const said = new Map<string, string>()
    await widget.page.route('**/deposit-create', async (route) => {
      const response = await route.fetch()
      const { paymentType } = route.request().postDataJSON() as { paymentType: string }
      said.set(paymentType, ((await response.json()) as { depositAddress: string }).depositAddress)
      await route.fulfill({ response })
    })
    const seen = new Set<string>()
    await widget.open({ scenario: 'manyNetworks', host: { platform: 'android' } })
    for (let round = 0; round < ROUNDS; round += 1) {
      said.clear()
      if (round > 0) await widget.openAgain('/paywidget/deposit', { host: { platform: 'android' } })
      await widget.inside.getByRole('main').getByRole('listitem').getByRole('button').first().click()
      for (let number = 0; number < 50; number += 1) {
        await choices(widget, 'Network').nth(number).click()
        await expect.poll(() => said.get(`usdt_${number}`)).toBeDefined()
        const answer = said.get(`usdt_${number}`) ?? ''
        await expect(widget.coinAddress).toHaveText(answer, { useInnerText: false })
        expect(await widget.coinAddress.evaluate((shown) => shown.textContent)).toBe(answer)
        await expect.poll(() => readCode(code(widget))).toBe(answer)
        seen.add(answer)
        if (number % 10 !== round) continue
        await widget.button('Copy address').click()
        await expect.poll(() => pasted(widget)).toBe(answer)
        await widget.button('Share address').click()
        await expect
          .poll(async () => (await widget.messages()).findLast(({ messageType }) => messageType === 'onShare')?.payload)
          .toEqual({ text: answer })
      }
    }
    expect(seen.size).toBe(ROUNDS * 50)
  })

  test('G9 Q-049 CRYPTO-08 Q-073 CALL-12 the minimum is shown in coins or in the currency of the account, if there is a rate', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await openCoin(widget, 'Tether', { hasClock: true })
    await expect(chosen(widget, 'Show the minimum in')).toHaveText('USDT')
    await expect(widget.inside.getByText('5 USDT', { exact: true })).toBeVisible()
    await choices(widget, 'Show the minimum in').getByText('MXN').click()
    await expect(widget.inside.getByText('≈ 90.91 MXN', { exact: true })).toBeVisible()
    expect((await cashier.calls('payment-convert-v2')).map(({ payload }) => payload)).toEqual([
      { amount: '5', from: 'USDT', to: 'MXN' },
    ])
    await widget.pass(61_000)
    await expect.poll(async () => (await cashier.calls('payment-convert-v2')).length).toBe(2)
  })

  test('Q-073 shows the minimum in coins only, without a switch, if there is no rate', async ({ widget, watch }) => {
    watch.allow(/status of 503.*payment-convert/)
    await openCoin(widget, 'Tether', { scenario: 'noRate' })
    await expect(widget.coinAddress).toHaveText(TRC)
    await expect(widget.inside.getByRole('list', { name: 'Show the minimum in' })).toHaveCount(0)
    await expect(widget.inside.getByText('Send at least 5 USDT')).toBeVisible()
    await expect(widget.inside.getByText('5 USDT', { exact: true }), 'U22 the minimum is said once').toHaveCount(0)
  })

  test('CRYPTO-17 Q-043 has no minimum amount beside it if the response has none', { tag: '@core' }, async ({
    widget,
  }) => {
    await widget.page.route('**/deposit-create', async (route) => {
      const response = await route.fetch()
      const { minDepositValue: _, ...json } = await response.json()
      await route.fulfill({ response, json })
    })
    await openCoin(widget, 'Bitcoin')
    await expect(widget.inside.getByText('Amounts below the minimum aren’t credited.')).toBeVisible()
    await expect(widget.inside.getByText('Minimum amount', { exact: true })).toHaveCount(0)
  })

  test('has a memo with a copy button and a warning beside it if the network requires one', async ({ widget }) => {
    await openCoin(widget, 'XRP')
    await expect(widget.coinAddress).toHaveText('rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh')
    // Press by keyboard: the widget would block a click on a button that has just appeared.
    await widget.button('Copy: Memo').press('Enter')
    await expect(widget.inside.getByText('Copied', { exact: true }).first()).toBeVisible()
    await expect.poll(() => pasted(widget)).toBe('3041122')
    await expect(
      widget.inside
        .getByText('Without it your deposit can’t be credited.')
        .or(widget.inside.getByText('Without it, your transfer can’t be credited.')),
    ).toBeVisible()
  })

  test('CRYPTO-07 Q-070 comes with the video of its method', { tag: '@core' }, async ({ widget }) => {
    await widget.page.route('**/methods-payment-v5', async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      for (const method of json.methods) if (method.name === 'btc') method.video_guide_url = { en: 'yape_guide.webm' }
      await route.fulfill({ response, json })
    })
    await openCoin(widget, 'Bitcoin')
    await expect(widget.coinAddress).toBeVisible()
    await widget.inside.getByRole('banner').getByRole('button', { name: 'Video' }).click()
    await expect.poll(widget.address).toBe('/paywidget/deposit/video-instruction')
    await widget.back.click()
    await expect.poll(widget.address).toBe('/paywidget/deposit/crypto/address')
    await expect(widget.coinAddress).toBeVisible()
  })

  test('CRYPTO-13 is not requested before the player has chosen a network, if none is preselected', async ({
    widget,
    cashier,
  }) => {
    await openCoin(widget, 'Tether', { config: { crypto: { preselectNetwork: false } } as object })
    await expect(widget.inside.getByText('Which network will you send on?')).toBeVisible()
    await expect(chosen(widget, 'Network')).toHaveCount(0)
    expect(await cashier.calls('deposit-create')).toEqual([])
    await widget.button('ERC-20').click()
    await expect(widget.coinAddress).toHaveText(ERC)
  })

  test('CONST-09 says how long its network takes', { tag: '@core' }, async ({ widget }) => {
    await openCoin(widget, 'Tether')
    for (const [network, minutes] of [
      ['TRC-20', 5],
      ['ERC-20', 10],
      ['BEP-20', 5],
      ['TON', 10],
    ] as const) {
      await widget.button(network).click()
      await expect(widget.inside.getByText(`about ${minutes} min`)).toBeVisible()
    }
    for (const [coin, minutes] of [
      ['Bitcoin', 15],
      ['Monero', 10],
      ['Bitcoin Cash', 10],
      ['Litecoin', 5],
      ['Dogecoin', 5],
      ['XRP', 3],
      ['Stellar', 3],
    ] as const) {
      await widget.back.click()
      await widget.tile(coin).click()
      await expect(widget.inside.getByText(`about ${minutes} min`)).toBeVisible()
    }
  })

  test('Q-041 a deployment says how long its networks take', async ({ widget }) => {
    const blockchains = [
      { name: 'TRC-20', minutes: 7 },
      { name: 'Monero Network', minutes: 21 },
    ]
    await openCoin(widget, 'Tether', { config: { crypto: { blockchains } } as object })
    await widget.button('TRC-20').click()
    await expect(widget.inside.getByText('about 7 min')).toBeVisible()
    await widget.button('ERC-20').click()
    await expect(widget.inside.getByText('about 10 min')).toBeVisible()
    await widget.back.click()
    await widget.tile('Monero').click()
    await expect(widget.inside.getByText('about 21 min')).toBeVisible()
  })
})

test.describe('failures', () => {
  test('I18 switching networks while answers are late never shows the address of another network', async ({
    widget,
  }) => {
    const release = await holdAnswers(widget.page, '**/deposit-create')
    await openCoin(widget, 'Tether')
    await widget.button('ERC-20').click()
    await widget.button('BEP-20').click()
    await expect(widget.coinAddress).toHaveCount(0)
    release()
    await expect(widget.coinAddress).toHaveText('0xde709f2102306220921060314715629080e2fb77')
    await widget.button('TRC-20').click()
    await expect(widget.coinAddress).toHaveText(TRC)
  })

  test('C2 a lost response shows an error, and one retry gets the address of the same deposit', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(/status of 502/)
    await openCoin(widget, 'Tether', { scenario: 'addressFails' })
    await expect(widget.inside.getByText('We couldn’t get an address')).toBeVisible()
    await widget.button('Try again').click()
    await expect(widget.coinAddress).toHaveText(TRC)
    expect(await cashier.deposits()).toHaveLength(1)
  })

  test('Q-105 an answer without an address shows an error and no code', async ({ widget }) => {
    await openCoin(widget, 'Bitcoin', { scenario: 'addressMissing' })
    await expect(widget.notice).toContainText('We couldn’t complete this request')
    await expect(widget.inside.getByText('We couldn’t get an address')).toBeVisible()
    await expect(code(widget)).toHaveCount(0)
  })

  test('N19 an address that is invalid for its network is never shown, encoded or copied', async ({ widget }) => {
    const forged = 'GAAZI4TCR3TY5OJHCTJC2A4QSY6CJWJH5IAJTGKIN2ER7LBNVKOCCWN7'
    await openCoin(widget, 'Bitcoin', { scenario: 'addressForged' })
    await expect(widget.inside.getByText('We couldn’t get an address')).toBeVisible()
    await expect(widget.notice).toContainText('We couldn’t complete this request')
    await expect(widget.inside.getByText(forged.slice(0, 5))).toHaveCount(0)
    await expect(code(widget)).toHaveCount(0)
    await expect(widget.button('Copy address')).toHaveCount(0)
  })

  test('M1 the address of the former player disappears when another player signs in', async ({ widget }) => {
    await openCoin(widget, 'Tether', { scenario: 'addressChanges' })
    const former = await widget.coinAddress.textContent()
    await widget.changePlayer()
    await expect(widget.tile('Crypto')).toBeVisible()
    await expect(widget.inside.getByText(former ?? 'nothing')).toHaveCount(0)
  })
})

test.describe('after the coins are sent', () => {
  test('STATUS-05 CRYPTO-09 CRYPTO-10 CRYPTO-15 CRYPTO-16 CONST-16 DATA-41 DATA-42 coins seen on the chain show their confirmations; after the last one the payment is being processed', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await openCoin(widget, 'Tether', { hasClock: true })
    await expect(widget.coinAddress).toHaveText(TRC)
    await cashier.play('coinsSeen')
    await passUntil(widget, widget.heading('Confirming your transfer'))
    await expect.poll(widget.address).toBe('/paywidget/deposit/complete')
    await expect(widget.inside.getByText(/^\d+ of 20$/)).toBeVisible()
    await expect(widget.inside.getByText('7d5a3…3f105')).toBeVisible()
    await expect(widget.inside.getByText('25.5 USDT')).toBeVisible()
    await expect(widget.inside.getByText('463.64 MXN')).toBeVisible()
    await expect(widget.inside.getByRole('link', { name: 'View transaction on TRON' })).toHaveAttribute(
      'href',
      'https://tronscan.org/#/transaction/7d5a3f00c1b24e9faa0b6f5d2d4c8e1173bfc0b5b7d0ee21f6a2c9d4b8e3f105',
    )
    await widget.pass(60_000)
    await expect(widget.status).toContainText('Payment processing')
    await expect(widget.inside.getByText(/^\d+ of 20$/)).toHaveCount(0)
    await cashier.report(1)
    await passUntil(widget, widget.status.getByText('Payment complete', { exact: true }))
  })

  test('Q-105 STATUS-05 another deposit with the same coin gets an address of its own, not the result of the former deposit', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await openCoin(widget, 'Tether', { hasClock: true, scenario: 'addressChanges' })
    const former = (await widget.coinAddress.textContent()) ?? ''
    await cashier.report(1)
    await passUntil(widget, widget.status.getByText('Payment complete', { exact: true }))
    await widget.button('Make another deposit').click()
    await widget.tile('Crypto').click()
    await widget.tile('Tether').click()
    await expect(widget.coinAddress).toBeVisible()
    await expect(widget.coinAddress).not.toHaveText(former)
    await widget.pass(60_000)
    await expect.poll(widget.address).toBe('/paywidget/deposit/crypto/address')
    await expect(code(widget)).toBeVisible()
  })

  test('CRYPTO-18 coins on a chain without block settings wait for the cashier, however long', async ({
    widget,
    cashier,
  }) => {
    await openCoin(widget, 'Monero', { hasClock: true })
    await expect(widget.coinAddress).toBeVisible()
    await cashier.play('coinsStall')
    await passUntil(widget, widget.heading('Confirming your transfer'))
    await widget.pass(3_600_000)
    await expect(widget.status).toContainText('Confirming your transfer')
    await expect(widget.inside.getByRole('link', { name: /View transaction/ })).toHaveCount(0)
    await expect(widget.inside.getByText('b3f1')).toBeVisible()
  })

  test.describe('where storage is allowed', () => {
    test.use({ storage: 'allowed' })

    test('STATUS-07 the page waits, also after a reload, until the cashier reports the coins that the player has sent', async ({
      widget,
      cashier,
    }) => {
      await openCoin(widget, 'Bitcoin', { hasClock: true })
      await widget.button('I’ve sent the crypto').click()
      await expect(widget.status).toContainText('Waiting for your crypto')
      await widget.pass(600_000)
      await expect(widget.status).toContainText('Waiting for your crypto')
      await widget.openAgain('/paywidget/deposit/complete')
      await expect(widget.status).toContainText('Waiting for your crypto')
      await cashier.report(1)
      await passUntil(widget, widget.status.getByText('Payment complete', { exact: true }))
    })
  })
})
