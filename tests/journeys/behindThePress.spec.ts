import { coreIf } from './support/coreIf.ts'
import { expect, test } from './support/journey.ts'
import { passUntil } from './support/passUntil.ts'
import type { OpenOptions, WidgetPage } from './support/widgetPage.ts'

const HOMES = {
  TR: { country: 'TR', currency: 'TRY' },
  CH: { country: 'CH', currency: 'CHF' },
  BR: { country: 'BR', currency: 'BRL' },
  IN: { country: 'IN', currency: 'INR' },
} as const

interface Way {
  readonly home: keyof typeof HOMES
  readonly group?: string
  readonly method: string
  readonly fields?: Readonly<Record<string, string>>
}

const UNIFIED: Way = { home: 'TR', method: 'Card transfer' }
const TWINT: Way = { home: 'CH', method: 'TWINT' }
const PIX: Way = { home: 'BR', method: 'Pix', fields: { cpf: '529.982.247-25' } }
const EAZYPE: Way = { home: 'IN', method: 'Eazype' }
const UPI: Way = { home: 'IN', group: 'UPI transfer', method: 'UPI transfer' }

/** Opens a method, fills in the form and presses the button. */
async function pay(widget: WidgetPage, { home, group, method, fields = {} }: Way, options: OpenOptions = {}) {
  await widget.open({ host: HOMES[home], ...options })
  if (group !== undefined) await widget.openGroup(group)
  await widget.openMethod(method)
  for (const [name, value] of Object.entries(fields)) await widget.field(name).fill(value)
  await expect(widget.submit).toBeEnabled()
  await widget.submit.click()
}

const paid = (widget: WidgetPage) => widget.button('I’ve paid')
const timer = (widget: WidgetPage) => widget.inside.getByRole('timer')
const code = (widget: WidgetPage) => widget.inside.getByRole('img', { name: 'Payment QR code' })

/** Changes the answer of the create call. */
async function answering(widget: WidgetPage, change: (api: Record<string, unknown>) => object): Promise<void> {
  await widget.page.route('**/deposit-create', async (route) => {
    const response = await route.fetch()
    const { apiResponse, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, apiResponse: change(apiResponse) } })
  })
}

/** Draws a picture with a black half, and returns its data URL. */
function drawPicture(widget: WidgetPage): Promise<string> {
  return widget.page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 40
    canvas.getContext('2d')?.fillRect(0, 0, 20, 40)
    return canvas.toDataURL('image/png')
  })
}

/** A pixel in the black half of the picture that the widget draws. */
function darkPixel(widget: WidgetPage): Promise<number[]> {
  return widget.frame().evaluate(() => {
    const canvas = document.querySelector('canvas[role="img"]') as HTMLCanvasElement | null
    return [...(canvas?.getContext('2d')?.getImageData(5, 5, 1, 1).data ?? [])]
  })
}

test.describe('the unified form', () => {
  test('UNI-01 UNI-03 UNI-04 UNI-05 ROUTE-32 DATA-49 DATA-50 DATA-51 CALL-07: shows instructions, requisites, inputs and a countdown, and reports the payment with its inputs', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await pay(widget, UNIFIED)
    await expect(widget.inside.getByRole('listitem')).toHaveCount(3)
    await expect.poll(widget.address).toBe('/paywidget/deposit/peer-to-peer/unified-form')
    await expect(widget.inside.getByText('TR330006100519786457841326')).toBeVisible()
    await expect(timer(widget)).toHaveText(/^1[45]:\d\d$/)
    await widget.field('lastDigits').fill('42')
    await paid(widget).click({ force: true })
    await expect(widget.error('lastDigits')).toBeVisible()
    await widget.field('lastDigits').fill('4242')
    await paid(widget).click()
    await expect(widget.status).toContainText('Payment processing')
    expect((await cashier.calls('deposit-complete')).map(({ payload }) => payload.extras)).toEqual([
      { inputs: { lastDigits: '4242' } },
    ])
    await widget.back.click()
    await expect(widget.tile('Card transfer')).toBeVisible()
  })

  test('UNI-01 UNI-02 UNI-04 UNI-06 ROUTE-22 CREATE-07 Q-104: without "complete" it has a code and a link but no paid button, and shows the payment as complete', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await answering(widget, ({ unifiedFlow }) => {
      const { instruction: _, lifetime: __, ...flow } = unifiedFlow as Record<string, unknown>
      return { unifiedFlow: flow }
    })
    await pay(widget, TWINT, { hasClock: true })
    await expect(code(widget)).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/deposit/redirect/unified-form')
    await expect(widget.inside.getByText('How to pay')).toHaveCount(0)
    await expect(timer(widget)).toHaveText(/^(09:\d\d|10:00)$/)
    await expect(paid(widget)).toHaveCount(0)
    const opened = widget.page.waitForEvent('popup')
    await widget.pass(600)
    await widget.button('Open TWINT').click()
    await expect((await opened).getByRole('heading', { name: /^Pay / })).toBeVisible()
    await cashier.report(1)
    await passUntil(widget, widget.status.getByText('Payment complete', { exact: true }))
    expect(await cashier.calls('deposit-complete')).toHaveLength(0)
  })

  test('UNI-02 D-07: a code sent as a picture is drawn on a canvas', async ({ widget }) => {
    const picture = await drawPicture(widget)
    await answering(widget, ({ unifiedFlow }) => ({
      unifiedFlow: { ...(unifiedFlow as object), requisites: [{ type: 'qr', value: picture }] },
    }))
    await pay(widget, TWINT)
    await expect.poll(() => darkPixel(widget)).toEqual([0, 0, 0, 255])
  })

  test('ROUTE-59 Q-024: the back button opens the form of a redirect method, and the list for a P2P method', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await pay(widget, TWINT)
    await expect(code(widget)).toBeVisible()
    await widget.back.click()
    await expect(widget.amount).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/deposit/redirect')
    await pay(widget, UNIFIED)
    await expect(paid(widget)).toBeVisible()
    await widget.back.click()
    await expect(widget.tile('Card transfer')).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/deposit')
    expect(await cashier.deposits()).toHaveLength(1)
  })

  test('UNI-07 hides the paid button when the time to pay has ended', async ({ widget }) => {
    await pay(widget, UNIFIED, { hasClock: true })
    await expect(timer(widget)).toBeVisible()
    await widget.pass(14 * 60_000)
    await passUntil(widget, widget.inside.getByText(/time to pay (has )?ended/), 2 * 60_000)
    await expect(paid(widget)).toHaveCount(0)
  })
})

test.describe('an invoice through its states', () => {
  for (const [kind, way, path] of [
    ['pix', PIX, '/paywidget/deposit/redirect/pix'],
    ['eazype', EAZYPE, '/paywidget/deposit/redirect/eazype'],
  ] as const) {
    test(
      `N9 D-26 D-41 L8 ROUTE-09 ${kind}: changed amount, acceptance, expiry, late payment; other invoice paths redirect to its own`,
      coreIf(kind === 'eazype'),
      async ({ widget, cashier }) => {
        await answering(widget, (api) => ({ ...api, payment_amount: '61.50' }))
        await pay(widget, way, { hasClock: true })
        const accept = widget.button(/^OK, pay 61\.50/)
        await expect(accept).toBeVisible()
        await expect(code(widget)).toHaveCount(0)
        await widget.button('OK').click()
        await expect(accept).toHaveCount(0)
        await expect(code(widget)).toBeVisible()
        await expect(paid(widget)).toBeVisible()
        for (const other of ['redirect/unified-form', 'india/invoice', 'peer-to-peer/invoice', 'host-to-host']) {
          await widget.frame().evaluate((to) => history.pushState(null, '', to), `/paywidget/deposit/${other}`)
          await expect.poll(widget.address).toBe(path)
          await expect(code(widget)).toBeVisible()
        }
        await widget.pass(14 * 60_000)
        await passUntil(widget, widget.inside.getByText('The time to pay has ended'), 2 * 60_000)
        await expect(code(widget)).toHaveCount(0)
        await expect(paid(widget)).toHaveCount(0)
        await expect(widget.button('Check status')).toBeVisible()
        await cashier.report(1)
        await passUntil(widget, widget.status.getByText('Payment complete', { exact: true }), 60_000)
        expect(await cashier.calls('deposit-cancel'), 'nobody cancels it').toHaveLength(0)
        expect(await cashier.calls('deposit-complete')).toHaveLength(0)
        expect(await cashier.deposits()).toHaveLength(1)
      },
    )
  }
})

test.describe('a QR code', () => {
  test('PIX-01 PIX-03 ROUTE-21 CREATE-10 I18: Pix shows the code with a copy button, and the paid button leads to "Payment processing"', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await pay(widget, PIX)
    await expect(code(widget)).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/deposit/redirect/pix')
    await expect(widget.inside.getByText(/^00020126580014br\.gov\.bcb\.pix0136dep-1001-/)).toBeVisible()
    await expect(widget.button('Copy: Or copy the code')).toBeVisible()
    await expect(widget.button('Save QR code')).toHaveCount(0)
    await paid(widget).click()
    await expect(widget.status).toContainText('Payment processing')
    expect(await cashier.calls('deposit-complete')).toHaveLength(0)
  })

  for (const fate of ['missing', 'hanging'] as const) {
    test(`S3 C58 the code and its buttons are shown with a ${fate} drawing script`, async ({ widget, watch }) => {
      watch.allow(/QrDrawing/, /Failed to fetch/, /\[paywidget\]/)
      await widget.page.route('**/QrDrawing*.js', (route) => (fate === 'missing' ? route.abort() : undefined))
      await pay(widget, PIX)
      await expect(widget.button('Copy: Or copy the code')).toBeVisible()
      await expect(paid(widget)).toBeEnabled()
    })
  }

  test('PIX-01 Pix with a payment page instead of a code shows a button for that page', async ({ widget }) => {
    await answering(widget, ({ qrCodeText: _, ...api }) => ({ ...api, buttonPay: 'https://localhost/pay' }))
    await pay(widget, PIX)
    await expect(widget.button('Continue to payment')).toBeVisible()
    await expect(code(widget)).toHaveCount(0)
    await expect(paid(widget)).toBeVisible()
  })

  test('PIX-02 PIX-03 ROUTE-20 CREATE-10: Eazype shows the code without its text and saves it as a PNG file', {
    tag: '@core',
  }, async ({ widget }) => {
    await pay(widget, EAZYPE)
    await expect(code(widget)).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/deposit/redirect/eazype')
    await expect(widget.inside.getByText('upi://pay')).toHaveCount(0)
    const saved = widget.page.waitForEvent('download')
    await widget.button('Save QR code').click()
    expect((await saved).suggestedFilename()).toBe('payment-qr.png')
    await expect(paid(widget)).toBeVisible()
  })

  test('PIX-02 D-07 B16: a code sent as a picture is drawn on a canvas, never loaded by a data URL', {
    tag: '@core',
  }, async ({ widget }) => {
    const picture = await drawPicture(widget)
    await answering(widget, ({ qrCodeText: _, ...api }) => ({ ...api, qrDataURL: picture }))
    await pay(widget, EAZYPE)
    await expect.poll(() => darkPixel(widget)).toEqual([0, 0, 0, 255])
    expect(await widget.frame().evaluate(() => document.querySelectorAll('img[src^="data:"]').length)).toBe(0)
  })

  const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="window.ran=1"/>').toString('base64')
  /** The header of a PNG picture of 30,000 × 30,000 pixels; the pixels are missing. */
  const WIDE = 'iVBORw0KGgoAAAANSUhEUgAAdTAAAHUwCAYAAAA='

  for (const [what, address] of [
    ['an SVG with a script', `data:image/svg+xml;base64,${SVG}`],
    ['an SVG declared as a PNG', `data:image/png;base64,${SVG}`],
    ['an HTML page', 'data:text/html;base64,PHNjcmlwdD53aW5kb3cucmFuPTE8L3NjcmlwdD4='],
    ['a URL of another site', 'https://evil.example/code.png'],
    ['a javascript: URL', 'javascript:window.ran=1'],
    ['a PNG header without pixels', `data:image/png;base64,${WIDE}`],
    ['an oversized data URL', `data:image/png;base64,${'A'.repeat(1_500_000)}`],
  ] as const) {
    test(`D-07 Q-011 B16: ${what} instead of a code is not drawn or loaded, and the paid button stays`, async ({
      widget,
    }) => {
      const asked: string[] = []
      widget.page.on('request', (request) => void asked.push(request.url()))
      await answering(widget, ({ qrCodeText: _, ...api }) => ({ ...api, qrDataURL: address }))
      await pay(widget, EAZYPE)
      await expect(widget.inside.locator('[role="img"][class*="missing"]')).toBeVisible()
      await expect(widget.inside.locator('canvas, img[src^="data:"], img[src*="evil"]')).toHaveCount(0)
      await expect(paid(widget)).toBeVisible()
      expect(await widget.frame().evaluate(() => 'ran' in window)).toBe(false)
      expect(asked.filter((url) => !url.startsWith('http://127.0.0.1'))).toEqual([])
    })
  }
})

test.describe('the Indian invoice', () => {
  test('INDIA-01: the submit button of its form has the test id of the deposit button', { tag: '@core' }, async ({
    widget,
    cashier,
  }) => {
    await widget.open({ host: HOMES.IN })
    await widget.openInGroup('UPI transfer', 'UPI transfer')
    await expect.poll(widget.address).toBe('/paywidget/deposit/india')
    const button = widget.inside.getByTestId('deposit-button')
    await expect(button).toHaveText(/^Deposit [\d,.]+ INR/)
    await widget.page.mouse.move(0, 0)
    await button.click()
    await expect(widget.button('Copy: UPI ID')).toBeVisible()
    await expect(button).toHaveCount(0)
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
  })

  test('INDIA-02 INDIA-03 INDIA-04 ROUTE-27 ROUTE-28 Q-091: shows requisites and amount, then the fields, and reports the payment with its inputs', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await pay(widget, UPI)
    await expect(widget.button('Copy: UPI ID')).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/deposit/india/invoice')
    await expect(widget.button('Copy: Amount to pay')).toBeVisible()
    await expect(widget.field('utr')).toHaveCount(0)
    await widget.button('Next: confirm payment').click()
    await widget.field('utr').fill('412345678901')
    await paid(widget).click()
    await expect(widget.status).toContainText('Payment processing')
    expect((await cashier.calls('deposit-complete')).map(({ payload }) => payload.extras)).toEqual([
      { inputs: { utr: '412345678901' } },
    ])
  })

  test('N11 a field with the name "amount" is an amount in the currency of the invoice, and is sent', async ({
    widget,
    cashier,
  }) => {
    const field = { name: 'amount', type: 'amount', props: { label: 'Amount that you sent' } }
    await widget.page.route('**/deposit-create', async (route) => {
      const response = await route.fetch()
      const { apiResponse, ...rest } = await response.json()
      const requisites = { ...apiResponse.requisites, payment_currency: 'BTC' }
      await route.fulfill({ response, json: { ...rest, fields: [field], apiResponse: { requisites } } })
    })
    await pay(widget, UPI)
    await widget.button('OK, pay').click()
    await widget.button('Next: confirm payment').click()
    const amount = widget.inside.getByRole('textbox', { name: 'Amount that you sent' })
    await amount.fill('0.00012345')
    await paid(widget).click()
    await expect(widget.status).toContainText('Payment processing')
    expect((await cashier.calls('deposit-complete')).map(({ payload }) => payload.extras)).toEqual([
      { inputs: { amount: '0.00012345' } },
    ])
  })
})
