import { expect, test } from '../journeys/support/journey.ts'
import { passUntil, passUntilAnswered } from '../journeys/support/passUntil.ts'
import { pollsAtRest } from '../journeys/support/pollsAtRest.ts'
import type { OpenOptions, WidgetPage } from '../journeys/support/widgetPage.ts'

const PHONE = '01712345678'
const HOUR = 3_600_000

/** Opens the invoice of a bKash payment, which must be paid within fifteen minutes. */
async function toInvoice(widget: WidgetPage, options: OpenOptions = {}): Promise<void> {
  await press(widget, options)
  await expect(widget.inside.getByText(PHONE)).toBeVisible()
}

async function press(widget: WidgetPage, options: OpenOptions): Promise<void> {
  await widget.open({ host: { country: 'BD', currency: 'BDT' }, ...options })
  await widget.openMethod('bKash')
  await widget.amount.fill('1500')
  await expect(widget.submit).toBeEnabled()
  await widget.submit.click()
}

const timer = (widget: WidgetPage) => widget.inside.getByRole('timer')
const over = (widget: WidgetPage) => widget.inside.getByText('The time to pay has ended')

/** Sets the clock without firing timers, as when the device has slept or its clock was set. */
async function setClock(widget: WidgetPage, byMs: number): Promise<void> {
  const now = await widget.frame().evaluate(() => Date.now())
  await widget.page.clock.setSystemTime(now + byMs)
}

test('C40 I14 a tab that was hidden for five minutes shows the right countdown at once and polls once', {
  tag: '@core',
}, async ({ widget, cashier }) => {
  await toInvoice(widget, { hasClock: true })
  await expect.poll(async () => (await cashier.calls('deposit-status')).length).toBeGreaterThan(0)
  await widget.standStill()
  const before = await pollsAtRest(cashier)
  await setClock(widget, 5 * 60_000)
  await widget.frame().evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(async () => (await cashier.calls('deposit-status')).length).toBe(before + 1)
  await widget.pass(1_000)
  await expect(timer(widget)).toHaveText(/^09:\d\d$/)
  expect(await cashier.calls('deposit-status')).toHaveLength(before + 1)
})

test('C41 I11 after sleep past the end of an invoice its status is polled first: a paid one is not cancelled', {
  tag: '@core',
}, async ({ widget, cashier }) => {
  await toInvoice(widget, { hasClock: true })
  await expect.poll(async () => (await cashier.calls('deposit-status')).length).toBeGreaterThan(0)
  await cashier.report('PAYED')
  await setClock(widget, 3 * HOUR)
  await widget.frame().evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await passUntil(widget, widget.status.getByText('Payment complete', { exact: true }))
  expect(await cashier.calls('deposit-cancel')).toHaveLength(0)
})

test('C41 I11 after sleep past the end of an unpaid invoice it has expired, and is cancelled once when its end is certain', async ({
  widget,
  cashier,
}) => {
  await toInvoice(widget, { hasClock: true })
  await expect.poll(async () => (await cashier.calls('deposit-status')).length).toBeGreaterThan(0)
  await setClock(widget, 3 * HOUR)
  const before = (await cashier.calls('deposit-status')).length
  await widget.frame().evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(async () => (await cashier.calls('deposit-status')).length).toBeGreaterThan(before)
  await expect(over(widget)).toBeVisible()
  // The device's clock may have been set, and the responses of this scenario have no `Date`.
  expect(await cashier.calls('deposit-cancel')).toHaveLength(0)
  await widget.pass(HOUR / 4)
  await passUntil(widget, widget.inside.getByText('The time to pay ended and this deposit was cancelled.'))
  const [cancel] = await cashier.calls('deposit-cancel')
  const asked = (await cashier.calls('deposit-status')).filter(({ at }) => at <= cancel!.at)
  expect(asked.length).toBeGreaterThanOrEqual(2)
  expect(await cashier.calls('deposit-cancel')).toHaveLength(1)
})

for (const [name, byMs] of [
  ['set forward by an hour', HOUR],
  ['set back by a day', -24 * HOUR],
] as const) {
  test(`C42 the countdown follows the server: a device clock ${name} neither ends nor cancels the invoice`, async ({
    widget,
    cashier,
  }) => {
    await toInvoice(widget, { scenario: 'tellsTime', hasClock: true })
    await expect.poll(async () => (await cashier.calls('deposit-status')).length).toBeGreaterThan(0)
    await setClock(widget, byMs)
    const before = (await cashier.calls('deposit-status')).length
    await widget.frame().evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(async () => (await cashier.calls('deposit-status')).length).toBeGreaterThan(before)
    await expect(timer(widget)).toHaveText(/^1[45]:\d\d$/)
    await expect(over(widget)).toHaveCount(0)
    await expect(widget.inside.getByText(PHONE)).toBeVisible()
    expect(await cashier.calls('deposit-cancel')).toHaveLength(0)
  })
}

test('C42 C43 the countdown follows the server on a device whose clock is always wrong', async ({ widget }) => {
  await widget.page.clock.install({ time: Date.now() - 9 * HOUR })
  await toInvoice(widget, { scenario: 'tellsTime' })
  await expect(timer(widget)).toHaveText(/^1[45]:\d\d$/)
})

/** Over the socket no answer has a date; the static files have one. */
const overSocket: OpenOptions = {
  path: '/paywidget/?scenario=tellsTime',
  host: { country: 'BD', currency: 'BDT', transport: 'socket' },
}

test('C42 I12 over the socket, a device clock set forward by an hour neither ends nor cancels the invoice', {
  tag: '@core',
}, async ({ widget, cashier }) => {
  await toInvoice(widget, { ...overSocket, hasClock: true })
  await expect.poll(async () => (await cashier.calls('deposit-status')).length).toBeGreaterThan(0)
  const dated = widget.page.waitForResponse((response) => response.request().method() === 'HEAD')
  await setClock(widget, HOUR)
  await widget.frame().evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await dated
  await expect(timer(widget)).toHaveText(/^1[45]:\d\d$/)
  await expect(over(widget)).toHaveCount(0)
  await expect(widget.inside.getByText(PHONE)).toBeVisible()
  expect(await cashier.calls('deposit-cancel')).toHaveLength(0)
})

test('C42 C43 over the socket, the countdown follows the server on a device whose clock is five minutes ahead', async ({
  widget,
}) => {
  await widget.page.clock.install({ time: Date.now() + 5 * 60_000 })
  await toInvoice(widget, overSocket)
  await expect(timer(widget)).toHaveText(/^1[45]:\d\d$/)
})

test('C43 an invoice with a creation time an hour ahead has its normal time to pay', async ({ widget }) => {
  await toInvoice(widget, { scenario: 'createdAhead' })
  await expect(timer(widget)).toHaveText(/^(14:\d\d|15:00)$/)
})

test('C18 an unknown status is shown as processing, and the deposit is not cancelled', async ({ widget, cashier }) => {
  await toInvoice(widget, { scenario: 'statusUnknown', hasClock: true })
  await widget.pass(14 * 60_000)
  await passUntil(widget, over(widget), 2 * 60_000)
  await passUntilAnswered(widget)
  await widget.button('Check status').click()
  await expect(widget.status).toContainText('Payment processing')
  expect(await cashier.calls('deposit-cancel')).toHaveLength(0)
})

test('C50 failed status polls keep the screen, show a notice after three failures, and hide it after a success', async ({
  widget,
  cashier,
  watch,
}) => {
  watch.allow(/status of 503/)
  await toInvoice(widget, { hasClock: true })
  const unheard = widget.inside.getByText('We can’t get the latest status right now')
  await expect.poll(async () => (await cashier.calls('deposit-status')).length).toBeGreaterThan(0)
  await cashier.play('statusFails')
  const heard = (await cashier.calls('deposit-status')).length
  const failed = async () => (await cashier.calls('deposit-status')).length - heard
  for (const count of [1, 2]) {
    await expect
      .poll(async () => {
        if ((await failed()) < count) await widget.pass(1_000)
        return failed()
      })
      .toBe(count)
    await expect(unheard).toHaveCount(0)
  }
  await passUntil(widget, unheard)
  await expect(widget.inside.getByText(PHONE)).toBeVisible()
  await cashier.play('default')
  await passUntil(widget, timer(widget))
  await expect(async () => {
    await widget.pass(4_000)
    await expect(unheard).toHaveCount(0, { timeout: 50 })
  }).toPass({ intervals: [20] })
  await expect(widget.inside.getByText(PHONE)).toBeVisible()
  expect(await cashier.calls('deposit-cancel')).toHaveLength(0)
})

test.describe('after a reload', () => {
  test.use({ storage: 'allowed' })

  test('C36 B24 the payment details are gone, since they are not stored: the page says so and creates no second deposit', async ({
    widget,
    cashier,
  }) => {
    await widget.open()
    await widget.openMethod('SPEI transfer')
    await widget.amount.fill('250')
    await widget.field('clabe').fill('646180157000000004')
    await widget.submit.click()
    await expect(widget.inside.getByText('646180110400000007')).toBeVisible()
    const kept = await widget.frame().evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
    expect(kept).toContain('dep-1001')
    expect(kept).not.toContain('646180110400000007')
    await widget.openAgain('/paywidget/deposit/host-to-host')
    await expect(widget.status).toContainText('The payment details aren’t kept')
    await expect(widget.status).toContainText('deposit dep-1001 is still open')
    await expect(widget.inside.getByText('250.00 MXN')).toBeVisible()
    await cashier.report('PAYED')
    await expect(widget.status).toContainText('Payment complete')
    expect(await cashier.deposits()).toHaveLength(1)
  })
})
