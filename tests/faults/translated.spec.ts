import { expect, test } from '../journeys/support/journey.ts'
import { passUntil } from '../journeys/support/passUntil.ts'
import { translate } from '../journeys/support/translate.ts'
import type { WidgetPage } from '../journeys/support/widgetPage.ts'

test.beforeEach(({ context }) => translate(context))

/** Expects that the translator has wrapped the texts in `<font>` elements. */
const expectTranslated = (widget: WidgetPage) => expect(widget.inside.locator('main font').first()).toBeVisible()

/** Expects that the widget rendered everything, without problems. */
async function expectWhole(widget: WidgetPage, problems: () => Promise<readonly string[]>): Promise<void> {
  await expectTranslated(widget)
  await expect(widget.heading('Error occurred')).toHaveCount(0)
  expect(await problems()).toEqual([])
}

test('B27 C67 with a page translator a deposit can be created and paid: texts keep updating, and the amount is right', {
  tag: '@core',
}, async ({ widget, cashier }) => {
  await widget.open({ hasClock: true })
  await expectTranslated(widget)
  await widget.search.fill('zzzz')
  await expect(widget.heading('zzzz')).toBeVisible()
  await widget.search.fill('')
  await widget.openMethod('Mercado Pago')
  for (const amount of ['5', '500', '750']) {
    await widget.amount.fill(amount)
    await widget.amount.blur()
    await expect(widget.error('amount')).toHaveCount(amount === '5' ? 1 : 0)
    if (amount !== '5') await expect(widget.submit).toContainText(`${amount}.00`)
  }
  await expectWhole(widget, cashier.problems)
  await widget.submit.click()
  await expect(widget.status).toContainText('Waiting for your payment')
  await cashier.report(1)
  await passUntil(widget, widget.status.getByText('Payment complete', { exact: true }))
  await expect(widget.status).not.toContainText('Waiting')
  await widget.button('Make another deposit').click()
  await expect(widget.tile('Airtm')).toBeVisible()
  await expectWhole(widget, cashier.problems)
  expect((await cashier.deposits()).map(({ amount }) => amount)).toEqual(['750.00'])
})

test('B27 C67 with a page translator an invoice counts down, shows its account unchanged, and completes', async ({
  widget,
  cashier,
}) => {
  await widget.open({ host: { country: 'BD', currency: 'BDT' }, hasClock: true })
  await widget.openMethod('bKash')
  await widget.amount.fill('1500')
  await widget.submit.click()
  const account = widget.inside.getByText('01712345678')
  await expect(account).toBeVisible()
  expect(await account.evaluate((shown) => shown.closest('font'))).toBeNull()
  await passUntil(widget, widget.inside.getByRole('timer').getByText(/^14:[0-4]\d$/))
  await widget.button('Copy: Phone number').click()
  await expect(widget.inside.getByText('Copied', { exact: true }).first()).toBeVisible()
  await expectWhole(widget, cashier.problems)
  await cashier.report('PAYED')
  await passUntil(widget, widget.status.getByText('Payment complete', { exact: true }))
  await expectWhole(widget, cashier.problems)
})

test('B27 C67 with a page translator a refusal can be dismissed, and the next press pays', async ({
  widget,
  cashier,
  watch,
}) => {
  watch.allow(/status of 422/)
  await widget.open({ scenario: 'createRefused' })
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('500')
  await widget.submit.click()
  await expect(widget.notice).toContainText('We couldn’t complete this request.')
  await widget.notice.getByRole('button').first().click()
  await expect(widget.notice).toHaveCount(0)
  await cashier.play('default')
  await widget.submit.click()
  await expect(widget.status).toContainText('Waiting for your payment')
  await expectWhole(widget, cashier.problems)
  expect(await cashier.deposits()).toHaveLength(1)
})
