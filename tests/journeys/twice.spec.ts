import { holdAnswers } from './support/holdAnswers.ts'
import { expect, test } from './support/journey.ts'
import { passUntil } from './support/passUntil.ts'
import { type OpenOptions, type WidgetPage, widgetPage } from './support/widgetPage.ts'

// Situations in which one gesture could create two deposits, each with a faulty server (faults H1 to H8).

test.use({ storage: 'allowed' })

/** The submit button comes where the pressed one was, and ignores the second press of a double click (S16). */
const NO_DOUBLE_CLICK_MS = 600

const CHECKING = 'We haven’t heard back about this'
const ELSEWHERE = 'You have a deposit in progress in another tab or window'
const NOT_CREATED = 'This deposit wasn’t created'
const GATEWAY = /status of (500|502|404)|net::ERR_(CONNECTION_RESET|EMPTY_RESPONSE|CONNECTION_CLOSED)/

/** Opens the form and waits for its deposit-check before typing. */
async function fillIn(widget: WidgetPage, options: OpenOptions, amount = '500'): Promise<void> {
  await widget.open(options)
  await openForm(widget, amount)
}

async function openForm(widget: WidgetPage, amount = '500'): Promise<void> {
  await widget.openWithBaseLine('Mercado Pago')
  await widget.amount.fill(amount)
}

/** Checks after every journey that it has created at most one deposit. */
test.afterEach(async ({ cashier }) => {
  const made = (await cashier.deposits()).filter(({ id }) => !id.startsWith('dep-9'))
  expect(made.length, 'one gesture, one deposit').toBeLessThanOrEqual(1)
})

test('H1 I8 C5 a deposit that the server stores 20 s after its response was lost is still found and shown', {
  tag: '@core',
}, async ({ widget, cashier, watch }) => {
  watch.allow(GATEWAY)
  await fillIn(widget, { scenario: 'storesLate', hasClock: true })
  await widget.submit.click()
  await expect(widget.inside.getByText(CHECKING)).toBeVisible()
  await widget.pass(10_000)
  await expect(widget.inside.getByText(CHECKING)).toBeVisible()
  await expect(widget.inside.getByText(NOT_CREATED)).toHaveCount(0)
  await cashier.pass(20_000)
  await widget.pass(10_000)
  await expect(widget.status).toBeVisible()
  await expect(widget.inside.getByText('dep-1001')).toBeVisible()
  const creates = await cashier.calls('deposit-create')
  expect(new Set(creates.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

test('H1 C6 a deposit that the server stores after the timeout of the create is still found and shown', async ({
  widget,
  cashier,
}) => {
  await fillIn(widget, { scenario: 'storesAfterTimeout', hasClock: true })
  await widget.submit.click()
  await expect.poll(async () => (await cashier.calls('deposit-create')).length).toBe(1)
  await widget.pass(31_000)
  await expect(widget.inside.getByText(CHECKING)).toBeVisible()
  await widget.pass(4_000)
  await widget.submit.click({ force: true })
  await cashier.pass(34_000)
  await widget.pass(12_000)
  await expect(widget.status).toBeVisible()
  await expect(widget.inside.getByText('dep-1001')).toBeVisible()
  expect(await cashier.calls('deposit-create')).toHaveLength(1)
})

test('H1 D-18 the same payment keeps its idempotency key after a reload', async ({ widget, cashier, watch }) => {
  watch.allow(GATEWAY)
  await fillIn(widget, { scenario: 'create500Html', hasClock: true })
  await widget.submit.click()
  await expect(widget.inside.getByText(CHECKING)).toBeVisible()
  await passUntil(widget, widget.notice.getByText(NOT_CREATED))
  await widget.openAgain('/paywidget/')
  await openForm(widget)
  await widget.submit.click()
  await expect(widget.status).toBeVisible()
  const keys = (await cashier.calls('deposit-create')).map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('H1 I2 C36 after a reload with an unknown outcome, the method is blocked until the deposit is found', async ({
  widget,
  cashier,
  watch,
}) => {
  watch.allow(GATEWAY)
  await fillIn(widget, { scenario: 'ignoresKey', hasClock: true })
  await widget.submit.click()
  await expect(widget.inside.getByText(CHECKING)).toBeVisible()
  await widget.openAgain('/paywidget/')
  await widget.openMethod('Mercado Pago')
  await expect(widget.inside.getByText(CHECKING)).toBeVisible()
  await widget.submit.click({ force: true })
  await cashier.pass(20_000)
  await widget.pass(10_000)
  await expect(widget.inside.getByText('dep-1001')).toBeVisible()
  expect(await cashier.calls('deposit-create')).toHaveLength(1)
})

test.describe('where storage is denied', () => {
  test.use({ storage: 'denied' })

  test('H2 C35 C63 a host that stores the reference restores the open payment', async ({ widget, cashier }) => {
    await fillIn(widget, { scenario: 'answerDropped', isCrossSite: true })
    await widget.submit.click()
    await expect.poll(async () => (await cashier.deposits()).length).toBe(1)
    const kept = async () => (await widget.messages()).findLast(({ messageType }) => messageType === 'onIntent')
    await expect.poll(kept).toBeDefined()
    const resume = String((await kept())?.payload?.reference)
    expect(resume.length).toBeGreaterThan(20)
    await widget.page.goto(`${widget.page.url()}&extra=${encodeURIComponent(JSON.stringify({ resume }))}`)
    await expect(widget.inside.getByText('dep-1001')).toBeVisible()
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
  })

  test('H2 C39 if the host does not store the reference either, an open payment is shown before another can be created', async ({
    widget,
    cashier,
  }) => {
    await fillIn(widget, { scenario: 'answerDropped', isCrossSite: true })
    await widget.submit.click()
    await expect.poll(async () => (await cashier.deposits()).length).toBe(1)
    await widget.page.reload()
    await openForm(widget)
    await expect(widget.inside.getByText('You already have an open deposit with this method: dep-1001')).toBeVisible()
    await expect(widget.submit).toHaveCount(0)
    await widget.amount.press('Enter')
    await widget.button('View details').click()
    await expect(widget.inside.getByText('dep-1001')).toBeVisible()
    await expect(widget.inside.getByText('500.00 MXN'), 'nobody has said that it is this amount').toHaveCount(0)
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
  })
})

test('H3 C53 a change of settings during a create neither repeats the create nor loses its deposit', {
  tag: '@core',
}, async ({ widget, cashier }) => {
  await fillIn(widget, { scenario: 'createSlow' })
  await widget.submit.click()
  await expect.poll(async () => (await cashier.calls('deposit-create')).length).toBe(1)
  await widget.loadAgain({ user: { lang: 'ar' } })
  await widget.loadAgain({ user: { lang: 'ar', currency: 'MXN' }, schema: { theme: 'dark' } })
  await expect(widget.inside.getByText('dep-1001')).toBeVisible()
  expect(await cashier.calls('deposit-create')).toHaveLength(1)
})

test('H4 I10 D-40 yesterday’s open deposit is not mistaken for the result of a create that was never sent', async ({
  widget,
  cashier,
  watch,
}) => {
  watch.allow(GATEWAY)
  await fillIn(widget, { scenario: 'olderOpen', hasClock: true }, '900')
  await expect(widget.inside.getByText('You already have an open deposit with this method')).toBeVisible()
  await widget.button('Start new deposit').click()
  await widget.pass(NO_DOUBLE_CLICK_MS)
  await widget.submit.click()
  await expect(widget.inside.getByText(CHECKING)).toBeVisible()
  await passUntil(widget, widget.inside.getByText('We couldn’t confirm whether this deposit was created'))
  await expect(widget.status).toHaveCount(0)
  await widget.button('Start new deposit').click()
  await widget.button('I’ve checked: it isn’t in my history').click()
  await widget.submit.click()
  await expect(widget.inside.getByText('dep-1001')).toBeVisible()
  expect((await cashier.deposits()).map(({ id, amount }) => [id, amount])).toContainEqual(['dep-1001', '900.00'])
})

for (const scenario of ['checkOldest', 'checkMissing', 'checkNoId'] as const) {
  test(`H8 I25 ${scenario}: an outcome that stays unknown blocks only its own method, and the player decides`, async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(GATEWAY)
    await fillIn(widget, { scenario, hasClock: true })
    // The widget shows yesterday's deposit before the player makes another (D-40).
    if (scenario === 'checkOldest') {
      await widget.button('Start new deposit').click()
      await widget.pass(NO_DOUBLE_CLICK_MS)
    }
    await widget.submit.click()
    await expect(widget.inside.getByText(CHECKING)).toBeVisible()
    await passUntil(widget, widget.inside.getByText('We couldn’t confirm whether this deposit was created'))
    await expect(widget.submit).toHaveCount(0)
    await expect(widget.button('Check again')).toBeVisible()
    await expect(widget.button('Start new deposit')).toBeVisible()
    await widget.back.click()
    await widget.openInGroup('Cash', 'OXXO')
    await expect(widget.inside.getByText('We couldn’t confirm')).toHaveCount(0)
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
  })
}

test('H5 I1 B8 C39 a second tab of the player waits for the create of the first tab, and shows its deposit', async ({
  widget,
  cashier,
  context,
}) => {
  const answer = await holdAnswers(context, '**/deposit-create')
  await fillIn(widget, {})
  const second = widgetPage(await context.newPage())
  await second.page.goto(widget.page.url())
  await openForm(second)
  await widget.submit.click()
  await expect.poll(async () => (await cashier.calls('deposit-create')).length).toBe(1)
  await second.submit.click()
  await expect(second.inside.getByText(ELSEWHERE)).toBeVisible()
  answer()
  await expect(widget.inside.getByText('dep-1001')).toBeVisible()
  await expect(second.inside.getByText('dep-1001')).toBeVisible()
  expect(await cashier.calls('deposit-create')).toHaveLength(1)
})

test('H5 I1 presses in two tabs at the same moment create one deposit', async ({ widget, cashier, context }) => {
  const answer = await holdAnswers(context, '**/deposit-create')
  await fillIn(widget, {})
  const second = widgetPage(await context.newPage())
  await second.page.goto(widget.page.url())
  await openForm(second)
  await Promise.all([widget.submit.click(), second.submit.click()])
  const held = async () =>
    (await Promise.all([widget, second].map((one) => one.inside.getByText(ELSEWHERE).count()))).sort()
  await expect.poll(held, 'one of them waits for the other').toEqual([0, 1])
  answer()
  await expect(widget.inside.getByText('dep-1001')).toBeVisible()
  await expect(second.inside.getByText('dep-1001')).toBeVisible()
  expect(await cashier.calls('deposit-create')).toHaveLength(1)
})

test('H5 C39 a tab opened during the create of another tab says that the deposit is in progress there', async ({
  widget,
  cashier,
  context,
}) => {
  const answer = await holdAnswers(widget.page, '**/deposit-create')
  await fillIn(widget, {})
  await widget.submit.click()
  await expect.poll(async () => (await cashier.calls('deposit-create')).length).toBe(1)
  const second = widgetPage(await context.newPage())
  await second.page.goto(widget.page.url())
  await openForm(second)
  await expect(second.inside.getByText(ELSEWHERE)).toBeVisible()
  await second.amount.press('Enter')
  await second.submit.click({ force: true })
  await expect(second.inside.getByText(ELSEWHERE)).toBeVisible()
  await expect(second.inside.getByText(CHECKING)).toHaveCount(0)
  await expect(widget.submit, 'the first one still waits').toHaveAttribute('aria-busy', 'true')
  answer()
  await expect(widget.inside.getByText('dep-1001')).toBeVisible()
  await expect(second.inside.getByText('dep-1001')).toBeVisible()
  expect(await cashier.calls('deposit-create')).toHaveLength(1)
})

test('D-40 a second tab shows the deposit of the first before it creates another', async ({
  widget,
  cashier,
  context,
}) => {
  await fillIn(widget, {})
  const second = widgetPage(await context.newPage())
  await second.page.goto(widget.page.url())
  await openForm(second, '900')
  await widget.submit.click()
  await expect(widget.inside.getByText('dep-1001')).toBeVisible()
  await second.submit.click()
  const said = second.inside.getByText('You already have an open deposit with this method: dep-1001')
  await expect(said).toBeVisible()
  await expect(second.submit).toHaveCount(0)
  await expect(second.button('Start new deposit')).toBeVisible()
  await second.amount.press('Enter')
  // Open the same address in a third page, as a duplicated tab does.
  const third = widgetPage(await context.newPage())
  await third.page.goto(widget.page.url())
  await openForm(third)
  await expect(third.inside.getByText('You already have an open deposit with this method: dep-1001')).toBeVisible()
  await second.button('View details').click()
  await expect(second.status).toBeVisible()
  await expect(second.inside.getByText('dep-1001')).toBeVisible()
  expect(await cashier.calls('deposit-create')).toHaveLength(1)
})

test('H6 C1 clicks after the create response, while the form is still visible, create no second deposit', async ({
  widget,
  cashier,
}) => {
  await fillIn(widget, {})
  await widget.submit.evaluate((button: HTMLButtonElement) => {
    // Click in every task for a second, faster than the page can change.
    const until = performance.now() + 1_000
    const click = () => {
      if (button.isConnected && performance.now() < until) {
        button.click()
        setTimeout(click)
      }
    }
    click()
  })
  await expect(widget.inside.getByText('dep-1001')).toBeVisible()
  expect(await cashier.calls('deposit-create')).toHaveLength(1)
})

test('X6 C21 a press while offline sends nothing and says so at once', async ({ widget, cashier, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/)
  await fillIn(widget, {})
  await widget.goOffline()
  await widget.submit.click()
  await expect(widget.notice).toContainText('You’re offline, so nothing was sent')
  await widget.page.context().setOffline(false)
  await expect.poll(() => widget.frame().evaluate(() => navigator.onLine)).toBe(true)
  expect(await cashier.calls('deposit-create')).toHaveLength(0)
  const opened = widget.page.waitForEvent('popup')
  await widget.submit.click()
  await opened
  await expect(widget.inside.getByText('dep-1001')).toBeVisible()
})
