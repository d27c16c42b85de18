import type { CashierDesk } from './support/cashierDesk.ts'
import { expect, test } from './support/journey.ts'
import type { WidgetPage } from './support/widgetPage.ts'

const CALL = 'session-form-on-close-modal'
const NOTICE = { paymentMethod: 'mercado_pago', paymentMethodText: 'Mercado Pago', userId: '90210' }

/** Presses the button; the cashier gets the create call but never answers. */
async function creating(widget: WidgetPage, cashier: CashierDesk): Promise<void> {
  await widget.open({ scenario: 'createHangs' })
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('500')
  await widget.submit.click()
  await expect.poll(() => cashier.calls('deposit-create')).toHaveLength(1)
}

const notices = async (cashier: CashierDesk) => (await cashier.calls(CALL)).map(({ payload }) => payload)
const takeAway = (widget: WidgetPage) => widget.page.evaluate(() => document.getElementById('cashier')?.remove())

const WAYS: readonly (readonly [string, (widget: WidgetPage) => Promise<unknown>])[] = [
  ['closes the widget', (widget) => widget.close.click()],
  ['is on a page whose host closes it', (widget) => widget.tell('close')],
  ['loads the page again', (widget) => widget.page.reload()],
  ['leaves the host’s page', (widget) => widget.page.goto('about:blank')],
  ['sees the host take the frame away', takeAway],
]

test.describe('P9 Q-045 CALL-28 the events that wait', () => {
  for (const [way, go] of WAYS.slice(2)) {
    test(`go out with the page: a player ${way.replace('sees', 'who sees')}`, { tag: '@core' }, async ({
      widget,
      cashier,
    }) => {
      await widget.open({ hasClock: true, host: { transport: 'socket' } })
      await widget.openMethod('Mercado Pago')
      await widget.amount.fill('500')
      await widget.submit.click()
      await expect(widget.status).toContainText('Waiting for your payment')
      await widget.standStill(4_000) // from here on the clock is stopped
      await cashier.report(1)
      await expect(widget.status).toContainText('Payment complete')
      const told = async () => JSON.stringify((await cashier.calls('events')).map(({ payload }) => payload))
      expect(await told()).not.toContain('status_success')
      await go(widget)
      await expect.poll(told).toContain('status_success')
    })
  }
})

test.describe('a player who goes away', () => {
  for (const [way, go] of WAYS) {
    test(`CALL-27 CREATE-14 C51 I19 X3 in the middle of a creation, and ${way}: the cashier hears of it once`, async ({
      widget,
      cashier,
    }) => {
      await creating(widget, cashier)
      await go(widget)
      await expect.poll(() => notices(cashier)).toEqual([NOTICE])
      const [call] = await cashier.calls(CALL)
      expect(call).toMatchObject({ token: widget.token(), outcome: 204, headers: { authorization: widget.token() } })
      await widget.page.goto('about:blank')
      await widget.openAgain('/paywidget/')
      await expect(widget.inside.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await notices(cashier)).toEqual([NOTICE])
    })
  }

  for (const [way, go] of WAYS) {
    test(`CREATE-14 X3 before a creation, and ${way}: nothing is said of it`, async ({ widget, cashier }) => {
      await widget.open()
      await widget.openMethod('Mercado Pago')
      await widget.amount.fill('500')
      await go(widget)
      await widget.page.goto('about:blank')
      await widget.openAgain('/paywidget/')
      await expect(widget.tile('Airtm')).toBeVisible()
      expect(await notices(cashier)).toEqual([])
    })
  }

  test('CREATE-14 Q-012 X3 after a creation: nothing is said of it', async ({ widget, cashier }) => {
    await widget.open()
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('500')
    await widget.submit.click()
    await expect(widget.status).toContainText('Waiting for your payment')
    await widget.close.click()
    await expect.poll(async () => (await widget.messages()).at(-1)?.messageType).toBe('onClose')
    await widget.page.reload()
    await expect(widget.inside.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await notices(cashier)).toEqual([])
  })

  test('S1 C51 X3 because another one signs in: it is told once, as the first one, and the next one’s host hears of no expiry', async ({
    widget,
    cashier,
  }) => {
    await creating(widget, cashier)
    const former = cashier.of(await widget.changePlayer())
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect.poll(() => notices(former)).toEqual([NOTICE])
    await widget.close.click()
    await expect.poll(async () => (await widget.messages()).at(-1)?.messageType).toBe('onClose')
    expect(await notices(cashier)).toEqual([])
    expect(await notices(former)).toEqual([NOTICE])
    expect(JSON.stringify(await widget.messages())).not.toMatch(/onTokenExpired|onRequestError/)
  })
})
