import { expect, test } from './support/journey.ts'
import { passUntil, passUntilAnswered } from './support/passUntil.ts'
import { pasted } from './support/pasted.ts'
import type { OpenOptions, WidgetPage } from './support/widgetPage.ts'

const NUMBER = '646180110400000007'

/** Fills in and submits the form of a bank transfer. */
async function fillIn(widget: WidgetPage, options: OpenOptions = {}): Promise<void> {
  await widget.open(options)
  await widget.openMethod('SPEI transfer')
  await widget.amount.fill('250')
  await widget.field('clabe').fill('646180157000000004')
  await widget.submit.click()
}

/** Submits the form and waits for the invoice of the bank transfer. */
async function toInvoice(widget: WidgetPage, options: OpenOptions = {}): Promise<void> {
  await fillIn(widget, options)
  await expect(widget.inside.getByText(NUMBER)).toBeVisible()
}

const paid = (widget: WidgetPage) => widget.button('I’ve paid')
const timer = (widget: WidgetPage) => widget.inside.getByRole('timer')

/** Changes the answer of the create call. */
async function answering(widget: WidgetPage, change: (invoice: Record<string, unknown>) => object): Promise<void> {
  await widget.page.route('**/deposit-create', async (route) => {
    const response = await route.fetch()
    const { apiResponse, ...rest } = await response.json()
    const requisites = change(apiResponse.requisites)
    await route.fulfill({ response, json: { ...rest, apiResponse: { ...apiResponse, requisites } } })
  })
}

test.describe('the invoice of a transfer', () => {
  test('H2H-01 CREATE-09 ROUTE-34: shows the amount, the requisites, the full name, a countdown and a paid button', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await toInvoice(widget)
    await expect.poll(widget.address).toBe('/paywidget/deposit/host-to-host')
    await expect(widget.inside.getByText('250.00 MXN')).toBeVisible()
    for (const line of ['STP', 'SPEI', 'dep-1001', 'Pagos del Centro SA de CV'])
      await expect(widget.inside.getByText(line, { exact: true }).first()).toBeVisible()
    await expect(timer(widget)).toHaveText(/^1[45]:\d\d$/)
    await expect(paid(widget)).toBeVisible()
    expect(await cashier.deposits()).toHaveLength(1)
  })

  test('B28 an account that another script overwrites is restored with a warning, and is marked as not to be translated', async ({
    widget,
  }) => {
    await toInvoice(widget)
    const shown = widget.inside.getByText(NUMBER, { exact: true })
    await expect(shown).toHaveAttribute('translate', 'no')
    await expect(widget.inside.locator('[data-pw-say="assertive"]')).toHaveCount(0)
    for (const part of ['whole', 'letters']) {
      await shown.evaluate((account, how) => {
        if (how === 'whole') account.textContent = '646180000000000666'
        else (account.firstChild as Text).data = '646180000000000667'
      }, part)
      await expect(shown).toBeVisible()
      await expect(widget.inside.locator('[data-pw-say="assertive"]')).toContainText(
        'Another program on this device tried to change',
      )
    }
    await widget.button('Copy: Card or account number').click()
    await expect.poll(() => pasted(widget)).toBe(NUMBER)
  })

  test('I18 copying a line gives exactly the value that was sent, and confirms it', async ({ widget }) => {
    await toInvoice(widget)
    for (const [label, text] of [
      ['Amount to pay', '250.00'],
      ['Card or account number', NUMBER],
      ['Recipient', 'Pagos del Centro SA de CV'],
    ] as const) {
      await widget.button(`Copy: ${label}`).click()
      await expect(widget.inside.getByText('Copied', { exact: true }).first()).toBeVisible()
      await expect.poll(() => pasted(widget)).toBe(text)
    }
  })

  test('CONST-05 "Copied" is shown for three seconds, and for three more after a second press', async ({ widget }) => {
    await widget.page.addInitScript(() => {
      const { clipboard } = navigator
      const write = clipboard.writeText.bind(clipboard)
      const seen = Object.assign(window, { copies: 0 })
      clipboard.writeText = (text) =>
        write(text).finally(() => {
          seen.copies += 1
        })
    })
    const copies = () => widget.frame().evaluate(() => (window as unknown as { copies: number }).copies)
    await toInvoice(widget, { hasClock: true })
    const said = widget.inside.getByText('Copied', { exact: true })
    const copy = widget.button('Copy: Card or account number')
    await widget.standStill()
    await copy.click()
    await expect(said).toBeVisible()
    await widget.pass(2_000)
    await copy.click()
    await expect.poll(copies).toBe(2)
    for (let step = 0; step < 28; step += 1) {
      await widget.pass(100)
      expect(await said.count(), `${step + 1} tenths of a second after the second press`).toBe(1)
    }
    await widget.pass(1_000)
    await expect(said).toHaveCount(0)
  })

  test('C65 I18 where the frame may not use the Clipboard API, copying falls back to the older way', {
    tag: '@core',
  }, async ({ widget }) => {
    await widget.page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await toInvoice(widget)
    await widget.button('Copy: Card or account number').click()
    await expect(widget.inside.getByText('Copied', { exact: true })).toBeVisible()
    await expect.poll(() => pasted(widget)).toBe(NUMBER)
  })

  test('where the browser allows no copying, the value is selected and a message asks the player to copy it', async ({
    widget,
  }) => {
    await widget.page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      Document.prototype.execCommand = () => false
    })
    await toInvoice(widget)
    await widget.button('Copy: Card or account number').click()
    await expect(widget.inside.getByText('The text is selected: copy it yourself.')).toBeVisible()
    expect(await widget.frame().evaluate(() => String(getSelection()))).toBe(NUMBER)
  })

  test('H2H-02 H2H-03: the countdown starts at the creation; when it ends, the account and the paid button disappear', async ({
    widget,
    cashier,
  }) => {
    await toInvoice(widget, { hasClock: true })
    await widget.pass(10 * 60_000)
    await expect(timer(widget)).toHaveText(/^0[45]:\d\d$/)
    await widget.pass(4 * 60_000)
    await passUntil(widget, widget.inside.getByText('The time to pay has ended'), 2 * 60_000)
    await expect(paid(widget)).toHaveCount(0)
    await expect(timer(widget)).toHaveCount(0)
    await expect(widget.inside.getByText(NUMBER), 'by now it may be the account of somebody else').toHaveCount(0)
    await expect(widget.inside.getByText('250.00 MXN')).toBeVisible()
    await passUntilAnswered(widget)
    await widget.button('Check status').click()
    await expect.poll(widget.address).toBe('/paywidget/deposit/complete')
    await cashier.report(1)
    await passUntil(widget, widget.status.getByText('Payment complete', { exact: true }))
  })

  for (const [timeout, left] of [
    [20, /^1[45]:\d\d$/],
    [undefined, /^(09:\d\d|10:00)$/],
  ] as const) {
    test(`H2H-02 H2H-05: the countdown of an invoice created five minutes ago, with a timeout of ${timeout ?? 'nothing'}`, async ({
      widget,
    }) => {
      const invoiced = { created: Date.now() - 5 * 60_000, timeout_minutes: timeout }
      await answering(widget, (invoice) => ({ ...invoice, ...invoiced }))
      await toInvoice(widget)
      await expect(timer(widget)).toHaveText(left)
    })
  }

  test('setting the device clock back does not extend the countdown', async ({ widget }) => {
    await toInvoice(widget, { hasClock: true })
    const now = await widget.frame().evaluate(() => Date.now())
    await widget.page.clock.setSystemTime(now - 3_600_000)
    await widget.pass(10 * 60_000)
    await expect(timer(widget)).toHaveText(/^0[45]:\d\d$/)
  })

  test('H2H-04 Q-092: a double click on "I’ve paid" opens the completion page as processing, and sends nothing', async ({
    widget,
    cashier,
  }) => {
    await toInvoice(widget)
    await paid(widget).dblclick()
    await expect(widget.status).toContainText('Payment processing')
    await expect(widget.inside.getByText('dep-1001')).toBeVisible()
    expect(await cashier.calls('deposit-complete')).toHaveLength(0)
    expect(await cashier.deposits()).toHaveLength(1)
  })

  test('a payment amount that differs from the requested one is announced first, and then replaces it', async ({
    widget,
  }) => {
    await answering(widget, (invoice) => ({ ...invoice, payment_amount: '251.37' }))
    await fillIn(widget)
    await expect(widget.inside.getByText('You asked for 250.00 MXN. Pay exactly 251.37 MXN')).toBeVisible()
    await widget.button('OK').click()
    await expect(widget.inside.getByText(NUMBER)).toBeVisible()
    await expect(widget.inside.getByText('250.00 MXN')).toHaveCount(0)
  })

  test('N12 a payment amount with grouping separators is read correctly', async ({ widget }) => {
    await answering(widget, (invoice) => ({ ...invoice, payment_amount: '1.251,37' }))
    await fillIn(widget)
    await widget.button('OK').click()
    await expect(widget.inside.getByText('1,251.37 MXN').first()).toBeVisible()
    await expect(widget.inside.getByText('250.00 MXN')).toHaveCount(0)
  })

  test('CREATE-09 without payment details the player is told not to pay, and there is no paid button', async ({
    widget,
  }) => {
    await answering(widget, ({ created }) => ({ created }))
    await fillIn(widget)
    await expect(widget.inside.getByText('so don’t pay. Contact support with deposit ID dep-1001')).toBeVisible()
    await expect(paid(widget)).toHaveCount(0)
    await expect(widget.inside.getByText('Make one transfer')).toHaveCount(0)
  })

  test('the invoice stays on the screen when the host changes the language', async ({ widget, cashier }) => {
    await toInvoice(widget)
    await widget.loadAgain({ user: { lang: 'ru' } })
    await expect(widget.button('Сообщить об оплате')).toBeVisible()
    await expect(widget.inside.getByText(NUMBER)).toBeVisible()
    await expect(timer(widget)).toHaveText(/^1[45]:\d\d$/)
    expect(await cashier.deposits()).toHaveLength(1)
  })

  test('back returns to the list and creates no second deposit', async ({ widget, cashier }) => {
    await toInvoice(widget)
    await widget.back.click()
    await expect(widget.tile('SPEI transfer')).toBeVisible()
    expect(await cashier.deposits()).toHaveLength(1)
  })

  test.describe('after a reload', () => {
    test.use({ storage: 'allowed' })

    test('Q-019: the completion page shows the status of the payment, because its invoice is gone', {
      tag: '@core',
    }, async ({ widget }) => {
      await toInvoice(widget)
      await widget.openAgain('/paywidget/deposit/host-to-host')
      await expect(widget.status).toBeVisible()
      await expect(widget.status).toContainText('deposit dep-1001 is still open')
    })
  })
})
