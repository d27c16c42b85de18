import { expect, test } from './support/journey.ts'
import { passUntil } from './support/passUntil.ts'

test.describe('a deposit', () => {
  test('ARCH-10 HOST-22 ROUTE-01 ROUTE-13 ROUTE-16 ROUTE-18 ROUTE-39: is made by mouse, from the host page to the completion page', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await widget.open({ hasClock: true })
    await expect(widget.heading('All methods')).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/deposit')
    await widget.openMethod('Mercado Pago')
    await expect.poll(widget.address).toBe('/paywidget/deposit/redirect')
    await widget.amount.fill('500')
    const opened = widget.page.waitForEvent('popup')
    await widget.button('Deposit 500.00 MXN').click()
    const provider = await opened
    await expect(widget.status).toContainText('Waiting for your payment')
    await expect.poll(widget.address).toBe('/paywidget/deposit/complete')
    await provider.getByRole('button', { name: 'Pay' }).click()
    await expect(provider.getByRole('heading', { name: 'Payment made' })).toBeVisible()
    await widget.pass(6_000)
    await expect(widget.status).toContainText('Payment complete')
    expect(await cashier.deposits()).toMatchObject([{ method: 'mercado_pago', amount: '500.00', status: 1 }])
  })

  test('is made by keyboard alone', async ({ widget, cashier }) => {
    const { keyboard } = widget.page
    const tabTo = async (target: typeof widget.amount) => {
      for (let presses = 0; presses < 30; presses++) {
        await keyboard.press('Tab')
        if (await target.evaluate((element) => element === document.activeElement)) return
      }
      throw new Error('Thirty presses of Tab did not come to it.')
    }
    await widget.open({ hasClock: true })
    await expect(widget.tile('Airtm')).toBeVisible()
    await tabTo(widget.tile('Airtm'))
    await keyboard.press('Enter')
    await expect(widget.amount).toBeVisible()
    await expect(widget.heading('Deposit')).toBeFocused()
    await tabTo(widget.amount)
    await keyboard.type('500')
    await tabTo(widget.field('email'))
    await keyboard.type('ana@correo')
    await keyboard.press('Tab')
    await expect(widget.error('email')).toContainText('Enter an email')
    await keyboard.press('Shift+Tab')
    await expect(widget.field('email')).toBeFocused()
    await keyboard.press('End')
    await keyboard.type('.mx')
    const opened = widget.page.waitForEvent('popup')
    await keyboard.press('Enter')
    const provider = await opened
    await provider.getByRole('button', { name: 'Pay' }).press('Enter')
    await expect(provider.getByRole('heading', { name: 'Payment made' })).toBeVisible()
    await widget.page.bringToFront()
    await widget.pass(6_000)
    await expect(widget.status).toContainText('Payment complete')
    expect(await cashier.deposits()).toMatchObject([{ amount: '500.00', fields: { email: 'ana@correo.mx' } }])
    await tabTo(widget.inside.getByRole('main').getByRole('button', { name: 'Close' }))
    await keyboard.press('Enter')
    await expect.poll(async () => (await widget.messages()).at(-1)?.messageType).toBe('onClose')
  })

  test('CREATE-05: opens the payment page of the response in its own window, by POST with its data and without an opener', async ({
    widget,
  }) => {
    await widget.open()
    await widget.openInGroup('Cash', 'OXXO')
    await widget.amount.fill('200')
    const opened = widget.page.waitForEvent('popup')
    await widget.submit.click()
    const provider = await opened
    await expect(provider.getByRole('heading', { name: 'Pay 200.00 MXN' })).toBeVisible()
    await expect(provider.locator('dl')).toContainText('storeOXXO')
    expect(await provider.evaluate(() => window.opener)).toBeNull()
    await expect(widget.status).toContainText('Waiting for your payment')
  })

  test('CREATE-11: whose response has no next step opens the completion page and leaves no window open', async ({
    widget,
  }) => {
    await widget.page.route('**/deposit-create', async (route) => {
      const response = await route.fetch()
      const { depositId } = await response.json()
      await route.fulfill({ response, json: { depositId, apiResponse: {} } })
    })
    await widget.open()
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('500')
    await widget.submit.click()
    await expect(widget.status).toContainText('Waiting for your payment')
    await expect.poll(widget.address).toBe('/paywidget/deposit/complete')
    await expect.poll(() => widget.page.context().pages().length).toBe(1)
  })

  test('ROUTE-25 ROUTE-26: in a group: the page of the group lists its methods, and each method opens its form', {
    tag: '@core',
  }, async ({ widget }) => {
    await widget.open()
    await widget.tile('Cards').click()
    await expect(widget.heading('Cards')).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/deposit/group')
    await widget.openMethod('American Express')
    await expect.poll(widget.address).toBe('/paywidget/deposit/group/redirect')
    await widget.back.click()
    await expect(widget.tile('Visa, Mastercard')).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/deposit/group')
  })

  test('CREATE-04: adds the fields that the create response asks for, and keeps the typed values', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await widget.open()
    await widget.openInGroup('Cash', 'Todito Cash')
    await expect(widget.field('phone')).toHaveCount(0)
    await widget.amount.fill('123.40')
    await widget.submit.click()
    await expect(widget.field('phone')).toBeVisible()
    await expect(widget.notice).toContainText('One more step')
    await expect(widget.amount).toHaveValue('123.40')
    await expect.poll(widget.address).toBe('/paywidget/deposit/group/redirect')
    await widget.field('phone').fill('5512345678')
    await widget.submit.click()
    await expect(widget.status).toContainText('Waiting for your payment')
    const [first, second] = await cashier.calls('deposit-create')
    expect(first?.payload).toMatchObject({ depositId: null, fields: {} })
    expect(second?.payload).toMatchObject({ depositId: 'dep-1001', fields: { phone: '5512345678' } })
    expect(await cashier.deposits()).toHaveLength(1)
  })

  test('takes an option that is found by typing and chosen with Enter', async ({ widget, cashier }) => {
    await widget.open()
    await widget.openMethod('Pay with your bank')
    await widget.amount.fill('500')
    await widget.field('bank').click()
    await widget.page.keyboard.type('scot')
    await expect(widget.inside.getByRole('option')).toHaveText(['Scotiabank'])
    await widget.page.keyboard.press('Enter')
    await expect(widget.field('bank')).toContainText('Scotiabank')
    await widget.submit.click()
    await expect(widget.status).toBeVisible()
    expect(await cashier.deposits()).toMatchObject([{ fields: { bank: '044' } }])
  })

  test('FORM-01: has a form with the amount, quick amounts, the fields of the method and the bonus of the host', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    const bonus = { minDeposit: 300, maxBonusAmount: 1000, percent: 50 }
    const bonusList = [{ id: 7, type: 'deposit', currency: 'MXN', depositBonusData: bonus }]
    await widget.open({ host: { extra: JSON.stringify({ bonusList }) } })
    await widget.openMethod('Airtm')
    await expect(widget.field('email')).toBeVisible()
    await expect(widget.inside.getByText('+50% up to 1,000.00 MXN')).toBeVisible()
    const chip = widget.inside.getByRole('group', { name: 'Quick amounts' }).getByRole('button').last()
    await chip.click()
    await expect(widget.amount).not.toHaveValue('')
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await widget.field('email').fill('ana@correo.mx')
    await widget.submit.click()
    await expect(widget.status).toBeVisible()
    expect((await cashier.calls('deposit-create'))[0]?.payload).toMatchObject({
      isActivatedBonus: true,
      bonusId: '7',
      metadata: { isFromChip: true },
    })
  })

  test('X2 C57 I4: whose bonus expires just before the press is not sent; the next press sends it without the bonus', async ({
    widget,
    cashier,
  }) => {
    const bonus = { minDeposit: 300, maxBonusAmount: 1000, percent: 50 }
    await widget.open({ hasClock: true, host: { answer: 'never' } })
    await expect.poll(async () => (await widget.messages()).length).toBeGreaterThan(0)
    const now = await widget.frame().evaluate(() => Date.now())
    const ending = {
      id: 7,
      type: 'deposit',
      currency: 'MXN',
      mustAccruedBefore: now + 120_000,
      depositBonusData: bonus,
    }
    const user = { token: widget.token(), id: '90210', currency: 'MXN', paymentGeo: 'MX', lang: 'en' }
    await widget.tell('loaded', { user, bonusList: [ending] })
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('500')
    const badge = widget.inside.getByText('+50% up to 1,000.00 MXN')
    await expect(badge).toBeVisible()
    // Advance the time without running timers, so that the player still sees the expired bonus.
    await widget.page.clock.pauseAt(now + 60_000)
    await widget.page.clock.setSystemTime(now + 121_000)
    await expect(badge).toBeVisible()
    await widget.submit.click()
    await widget.page.clock.resume()
    await expect(widget.notice).toContainText('This bonus has just ended, so nothing was sent')
    await expect(badge).toHaveCount(0)
    expect(await cashier.calls('deposit-create')).toHaveLength(0)
    await widget.submit.click()
    await expect(widget.status).toBeVisible()
    const [sent] = await cashier.calls('deposit-create')
    expect(sent?.payload).toMatchObject({ isActivatedBonus: false })
    expect(sent?.payload).not.toHaveProperty('bonusId')
  })

  test('STATUS-01: is waiting first, processing after a minute without news, and then has the status of the server', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    const pay = async () => {
      await widget.openMethod('Mercado Pago')
      await widget.amount.fill('500')
      await widget.submit.click()
      // Wait for this text before advancing the clock; otherwise the widget would count the payment window as lost.
      await expect(widget.status).toContainText('which is open in another tab or window')
    }
    await widget.open({ hasClock: true })
    await pay()
    expect(await passUntil(widget, widget.status.getByText('Payment processing'))).toBeGreaterThan(45_000)
    await cashier.report(1)
    await passUntil(widget, widget.status.getByText('Payment complete', { exact: true }))
    await widget.button('Make another deposit').click()
    await pay()
    await cashier.report(2)
    // Advance past the next poll: the widget polls the status every five seconds.
    await widget.pass(6_000)
    await expect(widget.status).toContainText('Payment not completed')
    expect(await cashier.deposits()).toHaveLength(2)
  })
})
