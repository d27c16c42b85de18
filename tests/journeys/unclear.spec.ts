import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { passUntil } from './support/passUntil.ts'
import type { WidgetPage } from './support/widgetPage.ts'

/**
 * The answer to a create call is lost, late or invalid: an unknown outcome never counts as failed and never leads to a
 * second deposit (C4 to C7, C36, C37).
 */

async function press<T>(
  widget: WidgetPage,
  scenario: string,
  hasClock = false,
  beforePress: () => Promise<T> = async () => undefined as T,
): Promise<T> {
  await widget.open({ scenario, hasClock })
  // The widget calls deposit-check at the first paint of the form and gets the answer before the player types.
  await widget.openWithBaseLine('Mercado Pago')
  await widget.amount.fill('500')
  const made = await beforePress()
  await widget.submit.click()
  return made
}

/** The time of the widget's clock. */
const now = (widget: WidgetPage) => widget.frame().evaluate(() => Date.now())

/** Blocks calls with this name before they reach the server, until the test calls the returned function. */
async function hold(page: Page, call: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/${call}`, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

test.describe('a create without a usable response', () => {
  test('is looked up after a lost response, and the same deposit continues', async ({ widget, cashier, watch }) => {
    watch.allow(/Failed to load resource: net::ERR_(CONNECTION_RESET|EMPTY_RESPONSE)/)
    const release = await press(widget, 'createLost', false, () => hold(widget.page, 'deposit-check'))
    await expect(widget.inside.getByText('We haven’t heard back about this')).toBeVisible()
    await expect(widget.submit).toHaveAttribute('aria-busy', 'true')
    await expect(widget.submit).toContainText('Checking your deposit…')
    await widget.submit.click({ force: true })
    release()
    await expect(widget.status).toContainText('we didn’t receive its payment page')
    await expect(widget.inside.getByText('dep-1001')).toBeVisible()
    const creates = await cashier.calls('deposit-create')
    expect(new Set(creates.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(await cashier.deposits()).toHaveLength(1)
  })

  test('is reported as not created after 40 s if it was never sent, and the next press creates one', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(/Failed to load resource: net::ERR_(CONNECTION_RESET|EMPTY_RESPONSE)/)
    const pressed = await press(widget, 'createRefusedBeforeSend', true, () => now(widget))
    await expect.poll(async () => (await cashier.calls('deposit-check')).length).toBeGreaterThanOrEqual(2)
    await passUntil(widget, widget.notice.getByText('This deposit wasn’t created'))
    expect((await now(widget)) - pressed, 'for forty seconds it might still come').toBeGreaterThan(40_000)
    expect(await cashier.deposits()).toHaveLength(0)
    await expect(widget.amount).toHaveValue('500')
    await widget.pass(600) // a press right after the button reappears under the mouse would be blocked
    await widget.submit.click()
    await expect(widget.status).toContainText('Waiting for your payment')
    expect(await cashier.deposits()).toHaveLength(1)
  })

  test('C7 shows none of the HTML of a 500 that created nothing, and can be retried', {
    tag: '@core',
  }, async ({ widget, cashier, watch }) => {
    watch.allow(/status of 500/)
    const pressed = await press(widget, 'create500Html', true, () => now(widget))
    await expect.poll(async () => (await cashier.calls('deposit-check')).length).toBeGreaterThanOrEqual(2)
    await passUntil(widget, widget.notice.getByText('This deposit wasn’t created'))
    expect((await now(widget)) - pressed, 'for forty seconds it might still come').toBeGreaterThan(40_000)
    await expect(widget.inside.getByText('nginx')).toHaveCount(0)
    await widget.pass(600) // a press right after the button reappears under the mouse would be blocked
    await widget.submit.click()
    await expect(widget.status).toContainText('Waiting for your payment')
    expect(await cashier.deposits()).toHaveLength(1)
  })

  test('C7 continues with the deposit that was created despite a 500 with HTML', async ({ widget, cashier, watch }) => {
    watch.allow(/status of 500/)
    await press(widget, 'create500Stored')
    await expect(widget.status).toContainText('we didn’t receive its payment page')
    await expect(widget.inside.getByText('dep-1001')).toBeVisible()
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
    expect(await cashier.deposits()).toHaveLength(1)
  })

  test('is looked up after the timeout of 30 s, and not sent again', async ({ widget, cashier }) => {
    await press(widget, 'createHangs', true)
    await expect.poll(async () => (await cashier.calls('deposit-create')).length).toBe(1)
    await widget.pass(30_500)
    await expect(widget.inside.getByText('We haven’t heard back about this')).toBeVisible()
    await expect.poll(async () => (await cashier.calls('deposit-check')).length).toBeGreaterThanOrEqual(2)
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
  })
})

test.describe('reloads, redirects and interruptions', () => {
  test.use({ storage: 'allowed' })

  test.use({ storage: 'allowed' })

  test('a reload during a create resumes the same deposit', async ({ widget, cashier }) => {
    await press(widget, 'answerDropped')
    await expect.poll(async () => (await cashier.calls('deposit-create')).length).toBe(1)
    await widget.page.reload()
    await expect(widget.status).toContainText('we didn’t receive its payment page')
    await expect(widget.inside.getByText('dep-1001')).toBeVisible()
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
    expect(await cashier.deposits()).toHaveLength(1)
  })

  test('a reload of the completion page keeps the deposit', async ({ widget, cashier }) => {
    await press(widget, 'default')
    await expect(widget.inside.getByText('dep-1001')).toBeVisible()
    await widget.openAgain('/paywidget/deposit/complete')
    await expect(widget.inside.getByText('dep-1001')).toBeVisible()
    await expect(widget.inside.getByText('500.00 MXN')).toBeVisible()
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
  })

  test('the back button after a create creates no second deposit', async ({ widget, cashier }) => {
    await press(widget, 'default')
    await expect(widget.status).toBeVisible()
    await widget.frame().evaluate(() => history.back())
    await expect(widget.status).toHaveCount(0)
    await widget.frame().evaluate(() => history.forward())
    await expect(widget.status).toBeVisible()
    await widget.frame().evaluate(() => history.go(-2))
    await expect(widget.tile('Mercado Pago')).toBeVisible()
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
    expect(await cashier.deposits()).toHaveLength(1)
  })

  test('STATUS-03: the completion page starts with the status in the URL, and then removes it from the URL', async ({
    widget,
    watch,
  }) => {
    watch.allow(/status of 503/)
    await press(widget, 'statusFails')
    await expect(widget.status).toBeVisible()
    await widget.openAgain('/paywidget/deposit/complete?status=accepted')
    await expect(widget.status).toContainText('Payment processing')
    await expect.poll(widget.address).toBe('/paywidget/deposit/complete')
  })

  test('S5 C73 I10 D-03: ?status=mistaked shows “Checking your payment” until the server confirms it', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(/status of 503/)
    await press(widget, 'default', true)
    await expect(widget.status).toBeVisible()
    await cashier.play('statusFails')
    await widget.openAgain('/paywidget/deposit/complete?status=mistaked')
    await expect(widget.status).toContainText('Checking your payment')
    await expect(widget.inside.getByText('dep-1001')).toBeVisible()
    await widget.pass(50_000)
    await expect(widget.status).toContainText('Checking your payment')
    await cashier.play('default')
    await cashier.report(2)
    await passUntil(widget, widget.status.getByText('Payment not completed', { exact: true }))
  })

  for (const status of ['mistaked', 'processed', 'anything']) {
    test(`S5 X1 C73 I8 I10: ?status=${status} without a deposit shows “No payment to show” and a button to the list`, async ({
      widget,
    }) => {
      await widget.open({ path: `/paywidget/deposit/complete?status=${status}`, hasClock: true })
      await expect(widget.heading('No payment to show')).toBeVisible()
      await expect.poll(widget.address).toBe('/paywidget/deposit/complete')
      await widget.pass(70_000)
      await expect(widget.heading('No payment to show')).toBeVisible()
      await expect(widget.status).toHaveCount(0)
      await widget.button('Choose payment method').click()
      await expect(widget.tile('Airtm')).toBeVisible()
    })
  }

  test('?status=processed is not shown as paid before the server confirms it (D-03)', async ({ widget, cashier }) => {
    await press(widget, 'default', true)
    await expect(widget.status).toBeVisible()
    await widget.openAgain('/paywidget/deposit/complete?status=processed')
    await expect(widget.status).toContainText('Payment processing')
    await expect.poll(widget.address).toBe('/paywidget/deposit/complete')
    await widget.pass(10_000)
    await expect(widget.status).toContainText('Payment processing')
    await cashier.report(1)
    await passUntil(widget, widget.status.getByText('Payment complete', { exact: true }))
  })

  test('going offline keeps the typed amount and the waiting payment; back online, one deposit is created and completed', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/)
    await widget.open({ hasClock: true })
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('500')
    await widget.page.context().setOffline(true)
    await expect(widget.inside.getByText('You’re offline. What you entered is still here.')).toBeVisible()
    await widget.page.context().setOffline(false)
    await expect(widget.inside.getByText('You’re offline. What you entered is still here.')).toHaveCount(0)
    await expect(widget.amount).toHaveValue('500')
    const opened = widget.page.waitForEvent('popup')
    await widget.submit.click()
    await expect((await opened).getByRole('button', { name: 'Pay' })).toBeVisible()
    await expect(widget.status).toContainText('Waiting for your payment')
    await widget.page.context().setOffline(true)
    await expect(widget.inside.getByText('We’ll continue when you’re back online.')).toBeVisible()
    await cashier.report(1)
    await widget.page.context().setOffline(false)
    await expect(widget.status).toContainText('Payment complete')
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
  })

  test('in a cross-site frame with storage denied, one press creates one deposit and shows its status', async ({
    widget,
    cashier,
  }) => {
    await widget.page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The request was denied.', 'SecurityError')
          },
        })
      }
    })
    await widget.open({ isCrossSite: true })
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('500')
    await widget.submit.click()
    await expect(widget.status).toContainText('Waiting for your payment')
    expect(await cashier.deposits()).toHaveLength(1)
  })

  test('after a blocked pop-up, a press opens the payment page of the same deposit', async ({ widget, cashier }) => {
    await widget.page.addInitScript(() => {
      const open = window.open.bind(window)
      const state = window as unknown as { isBlocked: boolean }
      state.isBlocked = true
      window.open = (...args) => (state.isBlocked ? null : open(...args))
    })
    await press(widget, 'default')
    await expect(widget.status).toContainText('It didn’t open by itself, so nothing is paid yet')
    await widget.frame().evaluate(() => {
      ;(window as unknown as { isBlocked: boolean }).isBlocked = false
    })
    const opened = widget.page.waitForEvent('popup')
    await widget.button('Open payment page').click()
    const provider = await opened
    await expect(provider.getByRole('heading', { name: 'Pay 500.00 MXN' })).toBeVisible()
    await expect(widget.status).toContainText('Waiting for your payment')
    await expect(widget.button('Reopen payment page')).toBeVisible()
    expect(await cashier.deposits()).toHaveLength(1)
  })

  test('H7 after a blocked pop-up, a reload keeps the payment page until the payment has ended', async ({
    widget,
    cashier,
  }) => {
    await widget.page.addInitScript(() => {
      window.open = () => null
    })
    await press(widget, 'default')
    await expect(widget.status).toContainText('It didn’t open by itself, so nothing is paid yet')
    await widget.openAgain('/paywidget/deposit/complete')
    await expect(widget.inside.getByText('dep-1001')).toBeVisible()
    await expect(widget.button('Reopen payment page')).toBeVisible()
    const kept = () => widget.frame().evaluate(() => JSON.stringify({ ...localStorage }))
    expect(await kept()).toContain('/provider/')
    await cashier.report(1)
    await widget.openAgain('/paywidget/deposit/complete')
    await expect(widget.status).toContainText('Payment complete')
    await expect(widget.button('Reopen payment page')).toHaveCount(0)
    expect(await kept(), 'of a payment that is over the page is forgotten').not.toContain('/provider/')
  })

  test('H7 X1 after a lost create response, the player is told that the payment page was not received', async ({
    widget,
    watch,
  }) => {
    watch.allow(/status of 500/)
    await press(widget, 'create500Stored')
    await expect(widget.status).toContainText('we didn’t receive its payment page')
  })
})
