import { coreIf } from './support/coreIf.ts'
import { hostData, newToken } from './support/hostData.ts'
import { heardBy, openHosted } from './support/hostedPage.ts'
import { expect, test } from './support/journey.ts'
import type { MockCashier } from './support/mockCashier.ts'
import type { WidgetPage } from './support/widgetPage.ts'

const CALL = 'session-form-on-close-modal'
const NOTICE = { paymentMethod: 'mercado_pago', paymentMethodText: 'Mercado Pago', userId: '90210' }

/** Presses the button; the cashier gets the create call but never answers. */
async function creating(widget: WidgetPage, cashier: MockCashier): Promise<void> {
  await widget.open({ scenario: 'createHangs' })
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('500')
  await widget.submit.click()
  await expect.poll(() => cashier.calls('deposit-create')).toHaveLength(1)
}

const notices = async (cashier: MockCashier) => (await cashier.calls(CALL)).map(({ payload }) => payload)
const takeAway = (widget: WidgetPage) => widget.page.evaluate(() => document.getElementById('cashier')?.remove())

const WAYS: readonly (readonly [string, (widget: WidgetPage) => Promise<unknown>])[] = [
  ['closing the widget', (widget) => widget.close.click()],
  ['a close message from the host', (widget) => widget.tell('close')],
  ['a reload', (widget) => widget.page.reload()],
  ['leaving the host page', (widget) => widget.page.goto('about:blank')],
  ['removal of the frame by the host', takeAway],
]

test.describe('P9 Q-045 CALL-28 queued events', () => {
  for (const [way, go] of WAYS.slice(2)) {
    test(`are sent on ${way}`, coreIf(way === 'leaving the host page'), async ({ widget, cashier }) => {
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

test.describe('the close notice', () => {
  for (const [way, go] of WAYS) {
    test(`CALL-27 CREATE-14 C51 I19 X3 is sent once while a create is in flight, on ${way}`, async ({
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

  for (const isCreating of [true, false])
    test(`CREATE-14 C51 X3 in package mode is ${isCreating ? '' : 'not '}sent on destroy() ${isCreating ? 'during' : 'before'} a create`, async ({
      page,
      cashier,
    }) => {
      const token = newToken('createHangs')
      const desk = cashier.of(token)
      const widget = await openHosted(page, { data: hostData(token) })
      await widget.openMethod('Mercado Pago')
      await widget.amount.fill('500')
      if (isCreating) {
        await widget.submit.click()
        await expect.poll(() => desk.calls('deposit-create')).toHaveLength(1)
      }
      await page.evaluate(() => (window as unknown as { cashier: { destroy(): void } }).cashier.destroy())
      if (isCreating) await expect.poll(() => notices(desk)).toMatchObject([{ paymentMethod: 'mercado_pago' }])
      expect((await heardBy(page)).map(([name]) => name)).not.toContain('onClose')
      await page.goto('about:blank')
      expect(await notices(desk)).toHaveLength(isCreating ? 1 : 0)
    })

  for (const [way, go] of WAYS) {
    test(`CREATE-14 X3 is not sent before a create, on ${way}`, async ({ widget, cashier }) => {
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

  test('CREATE-14 Q-012 X3 is not sent after the response to a create', async ({ widget, cashier }) => {
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

  test('S1 C51 X3 is sent once, for the former player, when another signs in; the host gets no onTokenExpired and no onRequestError', async ({
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
