import { coreIf } from './support/coreIf.ts'
import { holdAnswers } from './support/holdAnswers.ts'
import { expect, test } from './support/journey.ts'
import { passUntil, passUntilAnswered } from './support/passUntil.ts'
import type { OpenOptions, WidgetPage } from './support/widgetPage.ts'

const BANGLADESH = { country: 'BD', currency: 'BDT' }
const KYRGYZSTAN = { country: 'KG', currency: 'KGS' }
const PHONE = '01712345678'

/** Fills in and submits the form of bKash. */
async function fillIn(widget: WidgetPage, options: OpenOptions = {}): Promise<void> {
  await widget.open({ host: BANGLADESH, ...options })
  await widget.openMethod('bKash')
  await widget.amount.fill('1500')
  await expect(widget.submit).toBeEnabled()
  await widget.submit.click()
}

/** Submits the form and waits for the invoice of bKash. */
async function toInvoice(widget: WidgetPage, options: OpenOptions = {}): Promise<void> {
  await fillIn(widget, options)
  await expect(widget.inside.getByText(PHONE)).toBeVisible()
}

/** Opens the invoice of an international transfer. */
async function toInternational(widget: WidgetPage): Promise<void> {
  await widget.open({ host: KYRGYZSTAN })
  await widget.openInGroup('SBP from abroad', 'SBP to Russia')
  await widget.amount.fill('1000')
  await widget.submit.click()
  await expect(widget.inside.getByText('79911112233')).toBeVisible()
}

const paid = (widget: WidgetPage) => widget.button('I’ve paid')
const timer = (widget: WidgetPage) => widget.inside.getByRole('timer')

/** Changes the answer of the call, by default of the create. */
async function answering(
  widget: WidgetPage,
  change: (answer: Record<string, unknown>) => object,
  call = '**/deposit-create-p2p',
): Promise<void> {
  await widget.page.route(call, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change(await response.json()) })
  })
}

/** What the host has heard about invalid responses. */
const invalidAnswers = async (widget: WidgetPage) =>
  (await widget.messages()).flatMap(({ messageType, payload }) =>
    messageType === 'onInvalidP2PResponse' ? [payload] : [],
  )

test.describe('the list of a peer-to-peer group', () => {
  test('P2P-02 CVT-05 ROUTE-29: the search matches any part of a name in any case, and an empty result is shown', {
    tag: '@core',
  }, async ({ widget }) => {
    await widget.open({ host: KYRGYZSTAN })
    await widget.tile('Transfer to a bank').click()
    await expect.poll(widget.address).toBe('/paywidget/deposit/peer-to-peer')
    for (const name of ['MBank', 'Optima Bank', 'DemirBank', 'Bakai Bank'])
      await expect(widget.tile(name)).toBeVisible()
    const search = widget.inside.getByRole('searchbox')
    await search.fill('MIR')
    await expect(widget.tile('DemirBank')).toBeVisible()
    await expect(widget.tile('MBank')).toHaveCount(0)
    await search.fill('zzz')
    await expect(widget.inside.getByText('zzz')).toBeVisible()
    await widget.button('Show all methods').click()
    await expect(widget.tile('MBank')).toBeVisible()
  })
})

test.describe('the peer-to-peer form', () => {
  test('P2P-03 ROUTE-30 CALL-19 CALL-20: shows a warning, creates with deposit-create-p2p, and opens the invoice', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await widget.open({ host: BANGLADESH })
    await widget.openMethod('bKash')
    await expect.poll(widget.address).toBe('/paywidget/deposit/peer-to-peer/base')
    await expect(widget.inside.getByText('You’ll send money to another person')).toBeVisible()
    await widget.amount.fill('1500')
    await widget.submit.click()
    await expect(widget.inside.getByText(PHONE)).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/deposit/peer-to-peer/invoice')
    const [call] = await cashier.calls('deposit-create-p2p')
    expect(call?.payload).toMatchObject({ amount: '1500.00', currency: 'BDT', bank: '', checkScore: true, fields: {} })
    expect(call?.payload).toMatchObject({ paymentMethod: 'bkash_p2p', selectedCountry: 'BD', depositId: null })
    expect(await cashier.calls('deposit-create')).toHaveLength(0)
  })

  test('P2P-03 Cancel returns to the list and creates no deposit', async ({ widget, cashier }) => {
    await widget.open({ host: BANGLADESH })
    await widget.openMethod('bKash')
    await widget.button('Cancel').click()
    await expect(widget.tile('bKash')).toBeVisible()
    expect(await cashier.deposits()).toHaveLength(0)
  })

  test('P2P-04 Q-072: the form has a support link if the deployment configures its URL, and none otherwise', {
    tag: '@core',
  }, async ({ widget }) => {
    const url = 'https://help.example/chat'
    await widget.open({ host: BANGLADESH, config: { support: { url } } as object })
    await widget.openMethod('bKash')
    const link = widget.inside.getByRole('link', { name: 'Contact support' })
    await expect(link).toHaveAttribute('href', url)
    await widget.open({ host: BANGLADESH, config: { support: { url: '' } } as object })
    await widget.openMethod('bKash')
    await expect(widget.submit).toBeVisible()
    await expect(link).toHaveCount(0)
  })

  test('P2P-19 C47 CALL-17: Cancel during the create cancels the deposit once, with the id from the late response', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    const release = await holdAnswers(widget.page, '**/deposit-create-p2p')
    await fillIn(widget)
    await expect.poll(async () => (await cashier.calls('deposit-create-p2p')).length).toBe(1)
    await widget.button('Cancel').click()
    await expect(widget.tile('bKash')).toBeVisible()
    release()
    await expect(widget.inside.getByText('We stopped deposit dep-1001')).toBeVisible()
    await expect
      .poll(async () => (await cashier.calls('deposit-cancel')).map(({ payload }) => payload))
      .toEqual([{ depositId: 'dep-1001', paymentMethod: 'bkash_p2p' }])
    expect((await cashier.deposits()).map(({ status }) => status)).toEqual(['CANCELED'])
    await expect.poll(widget.address).toBe('/paywidget/deposit')
  })

  test('P2P-19: opening the guide during the create does not cancel the deposit', async ({ widget, cashier }) => {
    await widget.page.route('**/methods-payment-v5*', async (route) => {
      const response = await route.fetch()
      const text = (await response.text()).replace(
        /"name":"bkash_p2p"/,
        '"name":"bkash_p2p","visualInstruction":[{"text":"Open the app."}]',
      )
      await route.fulfill({ response, body: text })
    })
    const release = await holdAnswers(widget.page, '**/deposit-create-p2p')
    await fillIn(widget)
    await expect.poll(async () => (await cashier.calls('deposit-create-p2p')).length).toBe(1)
    await widget.button('See how to pay').click()
    await expect(widget.inside.getByText('Open the app.')).toBeVisible()
    await widget.back.click()
    await expect(widget.submit).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(widget.inside.getByText(PHONE), 'it was not given up').toBeVisible()
    expect(await cashier.calls('deposit-cancel')).toHaveLength(0)
    expect(await cashier.deposits()).toHaveLength(1)
  })

  test('P2P-21 a refused create shows the reason, keeps the form, and can be submitted again', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(/deposit-create-p2p/)
    await fillIn(widget, { scenario: 'p2pRefused' })
    await expect(widget.inside.getByText('Nobody can take your transfer just now.')).toBeVisible()
    await expect(widget.amount).toHaveValue(/^1,?500/)
    await expect(widget.submit).toBeEnabled()
    await widget.submit.click()
    await expect(widget.inside.getByText(PHONE)).toBeVisible()
    expect(await cashier.deposits()).toHaveLength(1)
  })

  for (const [group, isRotating] of [
    ['group_a', false],
    ['group_c', true],
  ] as const) {
    test(
      `P2P-05 P2P-22 P2P-23: in ${group}, the text during a long create rotates: ${isRotating}`,
      coreIf(isRotating),
      async ({ widget }) => {
        const experiments = [{ key: 'processing_facts', group }]
        await widget.page.route('**/deposit-create-p2p', () => new Promise(() => {}))
        // By default, the create would end before the texts start again.
        const config = { timeouts: { request: 60_000 } } as object
        await fillIn(widget, {
          hasClock: true,
          config,
          host: { ...BANGLADESH, extra: JSON.stringify({ experiments }) },
        })
        const [first, second, third] = [
          widget.inside.getByText('Looking for someone to receive your transfer'),
          widget.inside.getByText('Next you’ll see where to send the money'),
          widget.inside.getByText('Send it in one transfer.'),
        ]
        await expect(widget.submit).toHaveAttribute('aria-busy', 'true')
        await widget.standStill(250)
        await expect(first).toHaveCount(0)
        await widget.pass(3_000)
        await expect(first).toBeVisible()
        await widget.pass(5_500)
        await expect(first).toBeVisible()
        await widget.pass(1_000)
        await expect(isRotating ? second : first).toBeVisible()
        await widget.pass(6_000)
        await expect(isRotating ? third : first).toBeVisible()
        const announced = widget.inside.locator('p[aria-live]').filter({ has: widget.page.locator('span') })
        await expect(announced).toHaveAttribute('aria-live', 'polite')
        if (!isRotating) return
        for (let texts = 3; texts <= 5; texts++) {
          const before = await announced.innerText()
          await widget.pass(6_000)
          await expect(announced).not.toHaveText(before)
        }
        await expect(first, 'the texts start again').toBeVisible()
        await expect(announced, 'each was announced once').toHaveAttribute('aria-live', 'off')
      },
    )
  }

  test('P2P-20 CALL-18 Q-098 C39: an open deposit is shown with a link to its invoice, and no second one is created', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await toInvoice(widget)
    await widget.back.click()
    await widget.openMethod('bKash')
    await expect(widget.inside.getByText('dep-1001')).toBeVisible()
    await widget.button('View details').click()
    await expect(widget.inside.getByText(PHONE)).toBeVisible()
    await expect(widget.inside.getByText('1,500.00 BDT')).toBeVisible()
    expect(await cashier.deposits()).toHaveLength(1)
    // The widget has shown the deposit, so it counts as open even without an answer of deposit-check. A paid deposit is
    // no longer open.
    await widget.back.click()
    await widget.page.route('**/deposit-check', () => new Promise(() => {}))
    await widget.openMethod('bKash')
    await expect(widget.button('View details')).toBeVisible()
    await widget.back.click()
    await widget.page.unroute('**/deposit-check')
    await cashier.report('PAYED')
    await widget.openMethod('bKash')
    await expect(widget.button('View details')).toHaveCount(0)
    await expect(widget.submit).toBeEnabled()
  })
})

test.describe('the peer-to-peer invoice', () => {
  test('P2P-07 P2P-08 P2P-10 P2P-12 ROUTE-31: shows the transfer kind, warnings, details to copy, a countdown and “I’ve paid”', {
    tag: '@core',
  }, async ({ widget }) => {
    await toInvoice(widget)
    await expect(widget.inside.getByText('Transfer with a confirmation number')).toBeVisible()
    await expect(widget.inside.getByText('Keep the receipt of your transfer')).toBeVisible()
    await expect(widget.inside.getByText('Make one transfer of exactly this amount')).toBeVisible()
    for (const label of ['Amount to pay', 'Phone number', 'Transfer description', 'Recipient'])
      await expect(widget.button(`Copy: ${label}`)).toBeVisible()
    await expect(timer(widget)).toHaveText(/^1[45]:\d\d$/)
    await expect(paid(widget)).toBeVisible()
  })

  test('P2P-08 P2P-10: shows the bank’s name instead of the hint above a card number, and no field for a confirmation ID', async ({
    widget,
  }) => {
    await answering(widget, ({ card, ...rest }) => ({
      ...rest,
      card: { ...(card as object), bank_name: 'Bank of Osh' },
    }))
    await widget.open({ host: KYRGYZSTAN })
    await widget.openInGroup('Transfer to a bank', 'MBank')
    await widget.amount.fill('700')
    await widget.submit.click()
    await expect(widget.inside.getByText('4177490012345678')).toBeVisible()
    await expect(widget.inside.getByText('Bank of Osh')).toBeVisible()
    await expect(widget.inside.getByText(/^Transfer (to a card|by phone number)$/)).toHaveCount(0)
    await expect(widget.field('confirmationId')).toHaveCount(0)
  })

  test('P2P-13 DATA-47 Q-063: an international transfer shows its country, and an encoded card number is decoded', {
    tag: '@core',
  }, async ({ widget }) => {
    await toInternational(widget)
    await expect(widget.inside.getByText('Сбербанк')).toBeVisible()
    await expect(widget.inside.getByText('Russia', { exact: true })).toBeVisible()
    await expect(widget.inside.locator('img[src$="flags/RU.svg"]')).toBeVisible()
    await expect(widget.inside.getByText('79911112233')).toBeVisible()
  })

  test('P2P-14 ROUTE-33 ROUTE-58 INSTR-01: each bank opens its instructions, and Back returns to the same invoice', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await toInternational(widget)
    for (const [bank, name] of [
      ['sber', 'Sber'],
      ['t-bank', 'T-Bank'],
      ['gazprom', 'Gazprombank'],
    ] as const) {
      await widget.button(name).click()
      await expect(widget.button('Next step')).toBeVisible()
      await expect.poll(widget.address).toBe(`/paywidget/deposit/peer-to-peer/instruction?bank=${bank}`)
      await widget.back.click()
      await expect(widget.inside.getByText('79911112233')).toBeVisible()
      await expect.poll(widget.address).toBe('/paywidget/deposit/peer-to-peer/invoice')
    }
    expect(await cashier.deposits()).toHaveLength(1)
    expect(await cashier.calls('deposit-cancel')).toHaveLength(0)
  })

  test('P2P-14 instructions in the response replace the instructions of the banks', async ({ widget }) => {
    const unifiedFlow = { instruction: { steps: [{ stepInstruction: 'Open the app.' }, { stepInstruction: 'Send.' }] } }
    await answering(widget, (answer) => ({ ...answer, unifiedFlow: { ...unifiedFlow, buttons: ['complete'] } }))
    await toInternational(widget)
    await expect(widget.inside.getByText('Open the app.')).toBeVisible()
    await expect(widget.button('Gazprombank')).toHaveCount(0)
  })

  test('P2P-09 C19 Q-096: a changed amount needs an OK, and until then account and “I’ve paid” are hidden', {
    tag: '@core',
  }, async ({ widget }) => {
    await fillIn(widget, { scenario: 'anotherAmount' })
    await expect(widget.inside.getByText('You asked for 1,500.00 BDT. Pay exactly 1,503.27 BDT')).toBeVisible()
    await expect(widget.inside.getByText(PHONE)).toHaveCount(0)
    await expect(paid(widget)).toHaveCount(0)
    await expect(widget.button('OK, pay 1,503.27 BDT')).toBeEnabled()
    await widget.button('OK').click()
    await expect(widget.inside.getByText(PHONE)).toBeVisible()
    await expect(widget.inside.getByText('You asked for')).toHaveCount(0)
    await expect(widget.inside.getByText('1,503.27 BDT')).toBeVisible()
    await widget.field('confirmationId').fill('12345678')
    await paid(widget).click()
    await expect(widget.status).toContainText('Payment processing')
    await expect(widget.inside.getByText('1,503.27 BDT'), 'the amount that was accepted').toBeVisible()
    await expect(widget.inside.getByText('1,500.00')).toHaveCount(0)
  })

  test.describe('a changed amount, after a reload', () => {
    test.use({ storage: 'allowed' })

    /** Loads the widget again and opens the invoice of the open deposit, for which the server now says `changes`. */
    async function reopen(widget: WidgetPage, changes: object): Promise<void> {
      await answering(widget, (answer) => ({ ...answer, ...changes }), '**/deposit-check')
      await widget.page.reload()
      await widget.openMethod('bKash')
      await widget.button('View details').click()
      await expect.poll(widget.address).toBe('/paywidget/deposit/peer-to-peer/invoice')
    }

    test('P2P-09 Q-096: an accepted amount stays accepted, and a different one needs an OK', async ({
      widget,
      cashier,
    }) => {
      await fillIn(widget, { scenario: 'anotherAmount' })
      await widget.button('OK, pay 1,503.27 BDT').click()
      await expect(widget.inside.getByText(PHONE)).toBeVisible()
      await reopen(widget, { payment_amount: '1503.27' })
      await expect(widget.inside.getByText(PHONE)).toBeVisible()
      await expect(widget.inside.getByText('1,503.27 BDT')).toBeVisible()
      await expect(widget.button(/^OK, pay/)).toHaveCount(0)
      await reopen(widget, { payment_amount: '1603.27' })
      await expect(widget.button('OK, pay 1,603.27 BDT')).toBeVisible()
      await expect(widget.inside.getByText(PHONE)).toHaveCount(0)
      expect(await cashier.deposits()).toHaveLength(1)
    })

    test('P2P-09: an amount not yet accepted still needs an OK, even if the server omits the requested amount', async ({
      widget,
    }) => {
      await fillIn(widget, { scenario: 'anotherAmount' })
      await expect(widget.button('OK, pay 1,503.27 BDT')).toBeVisible()
      await reopen(widget, { payment_amount: '1503.27', passedAmount: undefined })
      await expect(widget.inside.getByText('You asked for 1,500.00 BDT. Pay exactly 1,503.27 BDT')).toBeVisible()
      await expect(widget.inside.getByText(PHONE)).toHaveCount(0)
    })
  })

  test('P2P-11 P2P-18 P2P-24 VALID-14 VALID-15 CALL-07: “I’ve paid” needs a valid confirmation ID, and sends it once', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await toInvoice(widget)
    await expect(paid(widget)).toHaveAttribute('aria-disabled', 'true')
    await widget.field('confirmationId').fill('1234567')
    await expect(paid(widget)).toHaveAttribute('aria-disabled', 'true')
    await paid(widget).click({ force: true })
    await expect(widget.error('confirmationId')).toContainText('8 to 10 digits')
    expect(await cashier.calls('deposit-complete')).toHaveLength(0)
    await widget.field('confirmationId').fill('12345678')
    await paid(widget).dblclick()
    await expect(widget.status).toContainText('Payment processing')
    const calls = await cashier.calls('deposit-complete')
    expect(calls.map(({ payload }) => payload)).toEqual([
      { depositId: 'dep-1001', paymentMethod: 'bkash_p2p', extras: { confirmationId: '12345678' } },
    ])
    expect(calls[0]?.headers['idempotency-key']).toBeTruthy()
  })

  test('C71 after a lost response “I’ve paid” is sent again with the same idempotency key, and counts once', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(/deposit-complete/)
    await toInvoice(widget, { scenario: 'completeLost', hasClock: true })
    await widget.field('confirmationId').fill('12345678')
    await widget.pass(600)
    await paid(widget).click()
    await expect(widget.submit).toHaveAttribute('aria-busy', 'true')
    await passUntil(widget, widget.status.getByText('Payment processing'))
    const calls = await cashier.calls('deposit-complete')
    // The browser may resend a request whose connection was cut, so compare the keys.
    expect(calls.length).toBeGreaterThanOrEqual(3)
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(Object.keys((await cashier.deposits())[0]?.completes ?? {})).toHaveLength(1)
  })

  test('a refused “I’ve paid” shows the reason and can be pressed again', async ({ widget, cashier, watch }) => {
    watch.allow(/deposit-complete/)
    await toInvoice(widget, { scenario: 'completeRefused' })
    await widget.field('confirmationId').fill('12345678')
    await paid(widget).click()
    await expect(widget.inside.getByText('We do not see your transfer yet.')).toBeVisible()
    await expect(paid(widget)).toBeEnabled()
    await paid(widget).click()
    await expect(widget.status).toContainText('Payment processing')
    expect(await cashier.calls('deposit-complete')).toHaveLength(2)
  })

  test('P2P-15 CALL-16 I14: the status is polled every five seconds, and a payment is shown', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await toInvoice(widget, { hasClock: true })
    await expect.poll(async () => (await cashier.calls('deposit-status')).length).toBeGreaterThan(0)
    await widget.standStill()
    let sent = 0 // counted while `pass` runs
    widget.page.on('request', (request) => {
      if (request.url().includes('/deposit-status')) sent += 1
    })
    for (const count of [1, 2, 3]) {
      const answer = widget.page.waitForResponse('**/deposit-status*')
      await expect
        .poll(
          async () => {
            await widget.pass(500)
            return sent
          },
          { intervals: [50] },
        )
        .toBe(count)
      await answer
      await widget.pass(4_000)
      expect(sent, 'never sooner').toBe(count)
    }
    await cashier.report('PAYED')
    await passUntil(widget, widget.status.getByText('Payment complete', { exact: true }))
  })

  for (const word of ['AUTO_CANCELED', 'CANCELED']) {
    test(
      `P2P-16 DATA-48 Q-095: the status ${word} sends deposit-complete once and shows the payment as not completed`,
      coreIf(word === 'AUTO_CANCELED'),
      async ({ widget, cashier }) => {
        await toInvoice(widget, { hasClock: true })
        await cashier.report(word)
        await passUntil(widget, widget.status.getByText('Payment not completed'))
        expect((await cashier.calls('deposit-complete')).map(({ payload }) => payload.extras)).toEqual([{}])
        expect(await cashier.calls('deposit-cancel')).toHaveLength(0)
      },
    )
  }

  test('P2P-17 D-02 I11 I13: after expiry an unpaid deposit is cancelled once and never completed', async ({
    widget,
    cashier,
  }) => {
    await toInvoice(widget, { hasClock: true })
    await widget.pass(14 * 60_000)
    await passUntil(
      widget,
      widget.inside.getByText('The time to pay ended and this deposit was cancelled.'),
      2 * 60_000,
    )
    await expect(paid(widget)).toHaveCount(0)
    const calls = await cashier.calls('deposit-cancel')
    expect(calls).toHaveLength(1)
    await passUntil(widget, widget.status.getByText('Payment not completed'))
    expect(await cashier.calls('deposit-cancel')).toHaveLength(1)
    expect(await cashier.calls('deposit-complete'), 'never both').toHaveLength(0)
  })

  test('P2P-17 I11: a deposit paid just before its expiry is not cancelled', async ({ widget, cashier, watch }) => {
    watch.allow(/deposit-status/)
    await toInvoice(widget, { hasClock: true })
    await widget.page.route('**/deposit-status*', (route) => route.abort())
    await widget.pass(14 * 60_000)
    await cashier.report('PAYED')
    await widget.page.unroute('**/deposit-status*')
    await passUntil(widget, widget.status.getByText('Payment complete', { exact: true }), 3 * 60_000)
    expect(await cashier.calls('deposit-cancel')).toHaveLength(0)
  })

  test('P2P-17 I11: after expiry nothing is cancelled until a status request is answered', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(/deposit-status/)
    await toInvoice(widget, { hasClock: true })
    await widget.page.route('**/deposit-status*', (route) => route.abort())
    await widget.pass(14 * 60_000)
    await passUntil(widget, widget.inside.getByText('The time to pay has ended'), 2 * 60_000)
    await widget.pass(60_000)
    expect(await cashier.calls('deposit-cancel')).toHaveLength(0)
    await widget.page.unroute('**/deposit-status*')
    await passUntil(widget, widget.inside.getByText('The time to pay ended and this deposit was cancelled.'))
    expect(await cashier.calls('deposit-cancel')).toHaveLength(1)
  })

  test('C48 a failed cancel is not shown as cancelled, and a later payment is shown', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(/deposit-cancel/)
    await toInvoice(widget, { scenario: 'cancelFails', hasClock: true })
    await widget.pass(14 * 60_000)
    await passUntil(widget, widget.inside.getByText('The time to pay has ended'), 2 * 60_000)
    await expect.poll(async () => (await cashier.calls('deposit-cancel')).length).toBe(1)
    await widget.pass(120_000)
    await expect(widget.inside.getByText('The time to pay ended and this deposit was cancelled')).toHaveCount(0)
    expect(await cashier.calls('deposit-cancel')).toHaveLength(1)
    await cashier.report('PAYED')
    await passUntil(widget, widget.status.getByText('Payment complete', { exact: true }))
  })

  test('I11 C44: after “I’ve paid” the expiry cancels nothing', async ({ widget, cashier, watch }) => {
    watch.allow(/deposit-complete/)
    await toInvoice(widget, { scenario: 'completeLost', hasClock: true })
    await widget.pass(14.5 * 60_000)
    await passUntilAnswered(widget)
    await widget.field('confirmationId').fill('12345678')
    await widget.pass(600)
    await paid(widget).click()
    await passUntil(widget, widget.status)
    await widget.pass(5 * 60_000)
    expect(await cashier.calls('deposit-cancel')).toHaveLength(0)
  })

  test('P2P-25 HOST-07 Q-102: an invalid card tells the player not to pay, and the host which property is wrong', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await answering(widget, (answer) => ({ ...answer, card: { number: { a: 1 }, fullName: 'Rahim Uddin' } }))
    await fillIn(widget)
    await expect(widget.inside.getByText('so don’t pay. Contact support with deposit ID dep-1001')).toBeVisible()
    await expect(paid(widget)).toHaveCount(0)
    await expect
      .poll(() => invalidAnswers(widget))
      .toEqual([{ text: 'deposit-create-p2p: card/number (type: object)' }])
    await expect.poll(() => cashier.problems()).toContain('deposit.p2p')
  })

  test('P2P-25 ERR-18: a card number that cannot be decoded tells the player not to pay, and is reported', async ({
    widget,
    cashier,
  }) => {
    await answering(widget, (answer) => ({ ...answer, card: { encoded: true, number: '%%%' } }))
    await fillIn(widget)
    await expect(widget.inside.getByText('so don’t pay')).toBeVisible()
    const wrong = { text: 'deposit-create-p2p: card/number: Error while decrypting data' }
    await expect.poll(() => invalidAnswers(widget)).toEqual([wrong])
    await expect.poll(() => cashier.problems()).toContain('deposit.p2p')
  })

  test('DATA-46 H4: if a create returns an older deposit, the invoice shows the amount of that deposit', async ({
    widget,
    cashier,
  }) => {
    await toInvoice(widget)
    await widget.back.click()
    await widget.openMethod('bKash')
    await widget.button('Start new deposit').click()
    await widget.amount.fill('2000')
    await widget.submit.click()
    await expect(widget.inside.getByText(PHONE)).toBeVisible()
    await expect(widget.inside.getByText('1,500.00 BDT')).toBeVisible()
    await expect(widget.inside.getByText('2,000.00 BDT')).toHaveCount(0)
    expect(await cashier.deposits()).toHaveLength(1)
  })

  test('P2P-12 I12: the countdown of a reopened invoice continues and does not start again', {
    tag: '@core',
  }, async ({ widget }) => {
    await toInvoice(widget, { hasClock: true })
    await widget.pass(10 * 60_000)
    await widget.back.click()
    await widget.openMethod('bKash')
    await widget.button('View details').click()
    await expect(timer(widget)).toHaveText(/^0[45]:\d\d$/)
  })
})
