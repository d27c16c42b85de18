import type { Locator } from '@playwright/test'
import { drawnCode } from './support/drawnCode.ts'
import { expect, test } from './support/journey.ts'
import { shownName } from './support/methodFolders.ts'
import { passUntil, passUntilAnswered } from './support/passUntil.ts'
import { pasted } from './support/pasted.ts'
import type { OpenOptions, WidgetPage } from './support/widgetPage.ts'

/** A payment method made of JSON only. Even the page after the press is a layout. */
interface Way {
  readonly method: string
  readonly home: Readonly<Record<'country' | 'currency', string>>
  readonly fields: Readonly<Record<string, string>>
}

const QRIS: Way = { method: 'qris', home: { country: 'ID', currency: 'IDR' }, fields: { amount: '100000' } }
const VIETQR: Way = { method: 'vietqr', home: { country: 'VN', currency: 'VND' }, fields: { amount: '200000' } }
const BIZUM: Way = {
  method: 'bizum',
  home: { country: 'ES', currency: 'EUR' },
  fields: { amount: '20', phone: '612345678' },
}
const M_PESA: Way = {
  method: 'm_pesa',
  home: { country: 'KE', currency: 'KES' },
  fields: { amount: '1000', phone: '712345678' },
}
const PSE: Way = {
  method: 'pse',
  home: { country: 'CO', currency: 'COP' },
  fields: { amount: '50000', document_number: '1020304050' },
}

/** These methods open no provider page, so the press opens no window. */
const CONFIG = { redirect: { noHelper: ['qris', 'vietqr', 'bizum', 'm_pesa'] } }

async function fillIn(widget: WidgetPage, { method, home, fields }: Way, options: OpenOptions = {}): Promise<void> {
  const { host, ...rest } = options
  await widget.open({ host: { ...home, ...host }, config: CONFIG, ...rest })
  await widget.openMethod(shownName(method, host?.lang))
  for (const [name, value] of Object.entries(fields)) await widget.field(name).fill(value)
  if (method === 'pse') await chooseBank(widget, 'nequ', 'Nequi')
}

/** Opens a method, fills in the form and presses the button. `says` may modify the answer; returns the answer. */
async function pay(
  widget: WidgetPage,
  way: Way,
  options: OpenOptions = {},
  says = (body: string) => body,
): Promise<Answer> {
  const answers: Answer[] = []
  await widget.page.route('**/deposit-create', async (route) => {
    const response = await route.fetch()
    const body = says(await response.text())
    answers.push(JSON.parse(body))
    await route.fulfill({ response, body })
  })
  await fillIn(widget, way, options)
  await widget.submit.click()
  await expect.poll(() => answers.length).toBe(1)
  return answers[0] as Answer
}

interface Answer {
  readonly apiResponse: {
    readonly qrCodeText?: string
    readonly requisites?: Readonly<Record<string, string>>
    readonly unifiedFlow?: { readonly requisites: readonly { readonly name: string; readonly value: string }[] }
  }
}

const lineOf = ({ apiResponse }: Answer, name: string): string =>
  apiResponse.unifiedFlow?.requisites.find((line) => line.name === name)?.value ?? ''

async function chooseBank(widget: WidgetPage, letters: string, name: string): Promise<void> {
  await widget.field('bank').click()
  await widget.page.keyboard.type(letters)
  await expect(widget.inside.getByRole('option')).toHaveText([name])
  await widget.inside.getByRole('option', { name }).click()
}

const says = (widget: WidgetPage, text: string): Locator => widget.inside.getByText(text, { exact: true })
const timer = (widget: WidgetPage) => widget.inside.getByRole('timer')
const paid = (widget: WidgetPage) => widget.button('I’ve paid')
/** The copy buttons of payment details: every page has one for the ID of the deposit. */
const copyButtons = (widget: WidgetPage) => widget.button(/^Copy: (?!Deposit ID)/)
const code = (widget: WidgetPage) => widget.inside.locator('figure').getByRole('img')

/** Expects a countdown that starts near `minutes` and decreases. */
async function expectCounting(widget: WidgetPage, minutes: number): Promise<void> {
  const left = async () => {
    const [whole = 0, seconds = 0] = (await timer(widget).innerText()).split(':').map(Number)
    return whole * 60 + seconds
  }
  await expect(timer(widget)).toHaveText(/^\d\d:\d\d$/)
  const before = await left()
  expect(before).toBeLessThanOrEqual(minutes * 60)
  expect(before).toBeGreaterThan((minutes - 2) * 60)
  await widget.pass(60_000)
  await expect.poll(left).toBeLessThanOrEqual(before - 60)
  expect(await left()).toBeGreaterThan(before - 120)
}

/** Copies a value and compares it exactly. */
async function expectCopied(widget: WidgetPage, label: string, value: string): Promise<void> {
  expect(value, `${label} is in the answer`).not.toBe('')
  await widget.button(`Copy: ${label}`).click()
  await expect.poll(() => pasted(widget)).toBe(value)
}

/** Expects a large QR code of exactly this text, with the quiet zone that cameras need. */
async function expectCode(widget: WidgetPage, text: string): Promise<void> {
  await expect(code(widget)).toBeVisible()
  const drawn = await code(widget).evaluate((svg) => {
    const { clientWidth } = svg.parentElement as HTMLElement
    const [{ width }, modules] = [svg.getBoundingClientRect(), Number(svg.getAttribute('viewBox')?.split(' ')[2])]
    return { path: svg.querySelector('path:last-of-type')?.getAttribute('d'), width, modules, clientWidth }
  })
  expect(drawn.path, 'the code is that of the text in the answer').toBe(drawnCode(text))
  expect(drawn.width, 'wider than a code usually is').toBeGreaterThan(230)
  const white = (drawn.clientWidth - drawn.width) / 2 / (drawn.width / drawn.modules)
  expect(white, 'modules of white on each side').toBeGreaterThan(3.9)
}

async function expectOver(widget: WidgetPage, minutes: number): Promise<void> {
  await widget.pass(minutes * 60_000)
  await passUntil(widget, widget.inside.getByText('The time to pay has ended'), 2 * 60_000)
  await expect(timer(widget)).toHaveCount(0)
}

/** Follows the link to the status page and expects that it shows a late payment. */
async function expectSeenLate(widget: WidgetPage, report: () => Promise<void>): Promise<void> {
  await passUntilAnswered(widget)
  await widget.button('Check status').click()
  await report()
  await passUntil(widget, widget.status.getByText('Payment complete', { exact: true }))
}

test.describe('QRIS', () => {
  test('ARCH-04 ARCH-11 UNI-02 UNI-04 CREATE-07 I18: shows a QR code, the amount and a countdown, then the result by itself', async ({
    widget,
    cashier,
  }) => {
    await widget.page.setViewportSize({ width: 360, height: 740 })
    const answer = await pay(widget, QRIS, { hasClock: true })
    await expect.poll(widget.address).toBe('/paywidget/deposit/redirect/unified-form')
    expect(widget.page.context().pages(), 'no window').toHaveLength(1)
    await expectCode(widget, lineOf(answer, 'qr'))
    await expect(code(widget)).toHaveAccessibleName('QRIS code of the payment')
    await expect(says(widget, '100,000.00 IDR')).toBeVisible()
    await expectCopied(widget, 'Amount to pay', '100000.00')
    await expect(says(widget, 'GoPay, OVO, DANA, ShopeePay or your bank: any app that reads QRIS')).toBeVisible()
    await expect(says(widget, 'Scan with your payment app'), 'the words of every code').toHaveCount(0)
    await expect(widget.inside.getByRole('list', { name: 'How to pay' }).getByRole('listitem')).toHaveCount(3)
    await expect(says(widget, lineOf(answer, 'merchant'))).toBeVisible()
    await expectCounting(widget, 15)
    const saved = widget.page.waitForEvent('download')
    await widget.button('Save QR code').click()
    expect((await saved).suggestedFilename()).toBe('payment-qr.png')
    await expect(paid(widget)).toHaveCount(0)
    await cashier.report(1)
    await passUntil(widget, widget.status.getByText('Payment complete', { exact: true }))
    expect(await cashier.calls('deposit-complete')).toHaveLength(0)
  })

  test('C45 an expired code is removed, and a late payment is still shown as complete', { tag: '@core' }, async ({
    widget,
    cashier,
  }) => {
    await pay(widget, QRIS, { hasClock: true })
    await expect(code(widget)).toBeVisible()
    await expectOver(widget, 14)
    await expect(code(widget)).toHaveCount(0)
    await expectSeenLate(widget, () => cashier.report(1))
  })

  test('D-07 a code that the server sends as an image is drawn at the same large size', async ({ widget }) => {
    await widget.page.setViewportSize({ width: 360, height: 740 })
    const dot =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=='
    await pay(widget, QRIS, {}, (body) => {
      const { apiResponse, ...rest } = JSON.parse(body)
      const requisites = apiResponse.unifiedFlow.requisites.filter(({ name }: { name: string }) => name !== 'qr')
      const unifiedFlow = { ...apiResponse.unifiedFlow, requisites }
      return JSON.stringify({ ...rest, apiResponse: { unifiedFlow, qrDataURL: dot } })
    })
    const painted = widget.inside.locator('figure canvas[role="img"][width="1"]')
    await expect(painted).toBeVisible()
    const { width = 0, height } = (await painted.boundingBox()) ?? {}
    expect(width).toBeGreaterThan(230)
    expect(height).toBe(width)
  })

  test('I18 a changed amount must be accepted before the code is shown', async ({ widget }) => {
    await pay(widget, QRIS, {}, (body) =>
      body.replace('"processingAmount":"100000.00"', '"processingAmount":"100417.00"'),
    )
    await expect(widget.inside.getByText('You asked for 100,000.00 IDR. Pay exactly 100,417.00 IDR')).toBeVisible()
    await expect(code(widget)).toHaveCount(0)
    await widget.button('OK').click()
    await expect(code(widget)).toBeVisible()
    await expect(says(widget, '100,417.00 IDR')).toBeVisible()
  })
})

test.describe('VietQR', () => {
  const WHOLE = { scenario: 'wholeDong', config: { ...CONFIG, decimals: { VND: 0 } } }

  test('ARCH-04 ARCH-11 H2H-01 H2H-04 CREATE-09 Q-080 I18: shows a QR code and transfer details to copy, in whole dong', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await widget.page.setViewportSize({ width: 360, height: 740 })
    const answer = await pay(widget, VIETQR, { ...WHOLE, hasClock: true })
    await expect.poll(widget.address).toBe('/paywidget/deposit/host-to-host')
    expect((await cashier.calls('deposit-create')).map(({ payload }) => payload.amount)).toEqual(['200000'])
    const { qrCodeText = '', requisites = {} } = answer.apiResponse
    await expectCode(widget, qrCodeText)
    await expect(says(widget, '200,000 VND')).toBeVisible()
    await expectCounting(widget, 15)
    for (const [label, value] of [
      ['Amount to pay', '200000'],
      ['Bank', requisites.bank_name],
      ['Account number', requisites.account_number],
      ['Recipient', requisites.fullName],
      ['Content of the transfer', requisites.transaction_description],
    ] as const)
      await expectCopied(widget, label, value ?? '')
    await expect(says(widget, 'Write this content and nothing else: the money is found by it.')).toBeVisible()
    await expect(says(widget, 'Transfer description'), 'the words of every transfer').toHaveCount(0)
    await paid(widget).press('Enter')
    await expect(widget.status).toContainText('Payment processing')
    expect(await cashier.deposits()).toHaveLength(1)
  })

  test('H2H-03 C45 N9 after expiry the code, the account and “I’ve paid” are removed, and a late payment is shown', async ({
    widget,
    cashier,
  }) => {
    const { apiResponse } = await pay(widget, VIETQR, { hasClock: true })
    await expect(code(widget)).toBeVisible()
    await expectOver(widget, 14)
    await expect(code(widget)).toHaveCount(0)
    await expect(paid(widget)).toHaveCount(0)
    await expect(says(widget, apiResponse.requisites?.account_number ?? 'no account')).toHaveCount(0)
    await expectSeenLate(widget, () => cashier.report(1))
  })
})

test.describe('Bizum', () => {
  test('ARCH-04 ARCH-11 UNI-04 CREATE-07: shows the phone that gets the push, amount, countdown and help, and nothing to scan or copy', async ({
    widget,
    cashier,
  }) => {
    const answer = await pay(widget, BIZUM, { hasClock: true })
    await expect(widget.status).toContainText('Confirm on your phone')
    await expect(widget.status).toContainText('accept the Bizum there')
    expect(widget.page.context().pages(), 'no window').toHaveLength(1)
    expect(lineOf(answer, 'phone')).toBe('+34612345678')
    await expect(says(widget, '+34612345678')).toBeVisible()
    await expect(says(widget, '20.00 EUR')).toBeVisible()
    await expect(widget.heading('No notification?')).toBeVisible()
    await expectCounting(widget, 5)
    await expect(copyButtons(widget)).toHaveCount(0)
    await expect(code(widget)).toHaveCount(0)
    await expect(paid(widget)).toHaveCount(0)
    await expect(says(widget, 'Waiting for your payment'), 'the words of every payment').toHaveCount(0)
    await cashier.report(1)
    await passUntil(widget, widget.status.getByText('Payment complete', { exact: true }))
  })

  test('a push that nobody confirms expires, and a later refusal is shown as not completed', async ({
    widget,
    cashier,
  }) => {
    await pay(widget, BIZUM, { hasClock: true })
    await expect(widget.status).toBeVisible()
    await expectOver(widget, 4)
    await expect(says(widget, 'Confirm on your phone')).toHaveCount(0)
    await expect(widget.heading('No notification?')).toHaveCount(0)
    await passUntilAnswered(widget)
    await widget.button('Check status').click()
    await expect(widget.status).toContainText('Waiting for your bank')
    await cashier.report(2)
    await passUntil(widget, widget.status.getByText('Payment not completed', { exact: true }))
  })
})

test.describe('M-PESA', () => {
  test('ARCH-04 ARCH-11 UNI-04 CREATE-07 I18: asks for the PIN on the phone, and shows Pay Bill details to copy instead', async ({
    widget,
    cashier,
  }) => {
    const answer = await pay(widget, M_PESA, { hasClock: true })
    await expect(widget.status).toContainText('Enter your PIN on your phone')
    await expect(widget.status).toContainText('nobody asks for it here')
    await expect(says(widget, lineOf(answer, 'phone'))).toBeVisible()
    await expectCounting(widget, 10)
    await expectCopied(widget, 'Business number', lineOf(answer, 'paybill'))
    await expectCopied(widget, 'Account number', lineOf(answer, 'account'))
    await expectCopied(widget, 'Amount to pay', '1000.00')
    await expect(says(widget, 'Pay in one of the two ways only: never with both.')).toBeVisible()
    await expect(says(widget, 'Waiting for your payment'), 'the words of every payment').toHaveCount(0)
    await expect(paid(widget)).toHaveCount(0)
    await cashier.report(1)
    await passUntil(widget, widget.status.getByText('Payment complete', { exact: true }))
  })

  test('C45 N9 an expired request no longer asks for the PIN or shows an account, and a late payment is shown', async ({
    widget,
    cashier,
  }) => {
    const answer = await pay(widget, M_PESA, { hasClock: true })
    await expect(widget.status).toBeVisible()
    await expectOver(widget, 9)
    await expect(says(widget, 'Enter your PIN on your phone')).toHaveCount(0)
    await expect(widget.heading('No request on your phone?')).toHaveCount(0)
    await expect(says(widget, lineOf(answer, 'paybill'))).toHaveCount(0)
    await expectSeenLate(widget, () => cashier.report(1))
  })
})

test.describe('PSE', () => {
  const OWN = 'Approve it at your bank'

  test('ARCH-04 ARCH-11 CREATE-05: the player searches for a bank, its page opens in a pop-up, and the method’s own text is shown', async ({
    widget,
    cashier,
  }) => {
    await fillIn(widget, PSE, { hasClock: true })
    await widget.field('document_number').fill('102')
    await widget.submit.click({ force: true })
    await expect(widget.error('document_number')).toHaveText('A cédula de ciudadanía has 6 to 10 digits')
    await widget.field('document_type').click()
    await widget.inside.getByRole('option', { name: 'Passport' }).click()
    await widget.field('document_number').fill('AV123456')
    const opened = widget.page.waitForEvent('popup')
    await widget.submit.click()
    const bank = await opened
    await expect(widget.status).toContainText(OWN)
    await bank.waitForURL((url) => url.searchParams.get('bank') === '1507')
    await expect(widget.inside.getByText('Do not pay a second time meanwhile.')).toBeVisible()
    await expect(says(widget, 'Waiting for your payment'), 'the words of every payment').toHaveCount(0)
    await expect(says(widget, '50,000.00 COP')).toBeVisible()
    expect((await cashier.calls('deposit-create')).map(({ payload }) => payload.fields)).toEqual([
      { person_type: 'natural', document_type: 'PP', document_number: 'AV123456', bank: '1507' },
    ])
    await cashier.report(1)
    await passUntil(widget, widget.status.getByText('Payment complete', { exact: true }))
    await expect(says(widget, OWN)).toHaveCount(0)
    await expect(widget.status).toHaveCount(1)
  })

  test('a payment that the bank refuses shows the standard text for a failed payment', async ({ widget, cashier }) => {
    await pay(widget, PSE, { hasClock: true })
    await expect(widget.status).toContainText(OWN)
    await cashier.report(2)
    await passUntil(widget, widget.status.getByText('Payment not completed', { exact: true }))
    await expect(widget.status).toHaveCount(1)
  })

  test('a blocked pop-up shows the standard text and the button that opens the payment page', async ({
    widget,
    watch,
  }) => {
    watch.allow(/allow-popups/)
    await pay(widget, PSE, { host: { without: 'allow-popups allow-popups-to-escape-sandbox' } })
    await expect(widget.status).toContainText('Open the payment page to continue')
    await expect(says(widget, OWN)).toHaveCount(0)
    await expect(widget.button('Open payment page')).toBeVisible()
  })
})

test.describe('after a reload', () => {
  test.use({ storage: 'allowed' })

  for (const [way, words, built] of [
    [BIZUM, 'Waiting for your bank', 'Payment complete'],
    [M_PESA, 'Waiting for M-PESA', 'Payment not completed'],
  ] as const) {
    test(`ARCH-11 ${way.method} waits with its own text, and ends with the standard text: ${built}`, async ({
      widget,
      cashier,
    }) => {
      await pay(widget, way, { hasClock: true })
      await expect(timer(widget)).toBeVisible()
      await widget.openAgain(await widget.address(), { host: way.home })
      await expect(widget.status).toContainText(words)
      await expect(says(widget, 'Waiting for your payment')).toHaveCount(0)
      await cashier.report(built === 'Payment complete' ? 1 : 2)
      await passUntil(widget, widget.status.getByText(built, { exact: true }))
      await expect(widget.status).toHaveCount(1)
    })
  }
})

test.describe('in the language of the player', () => {
  const WORDS: readonly (readonly [Way, string, string])[] = [
    [
      QRIS,
      'GoPay, OVO, DANA, ShopeePay o tu banco: cualquier app que lea QRIS',
      'قارن الاسم والمبلغ، ثم أكّد برمزك السري.',
    ],
    [VIETQR, 'Concepto de la transferencia', 'محتوى التحويل'],
    [BIZUM, 'Confirma en tu teléfono', 'أكّد على هاتفك'],
    [M_PESA, 'Escribe tu PIN en tu teléfono', 'أدخل رمزك السري على هاتفك'],
    [PSE, 'Apruébalo en tu banco', 'وافق عليها لدى مصرفك'],
  ]

  for (const [way, es, ar] of WORDS) {
    for (const [lang, words] of [
      ['es', es],
      ['ar', ar],
    ] as const) {
      test(`${way.method} shows its own text in ${lang}`, async ({ widget }) => {
        await pay(widget, way, { host: { lang } })
        await expect(says(widget, words)).toBeVisible()
      })
    }
  }
})
