import { holdAnswers } from './support/holdAnswers.ts'
import { expect, test } from './support/journey.ts'
import type { WidgetPage } from './support/widgetPage.ts'

/** One gesture creates one deposit: however the player presses, the cashier gets exactly one create call (C1). */
test.describe('exactly one create call', () => {
  async function fillIn(widget: WidgetPage, scenario = 'default'): Promise<void> {
    await widget.open({ scenario })
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('500')
  }

  test.afterEach(async ({ widget, cashier }) => {
    await expect(widget.status).toContainText('Waiting for your payment')
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
    expect(await cashier.deposits()).toHaveLength(1)
    const windows = () => widget.page.context().pages().length
    await expect.poll(windows, 'the host and one window of the provider').toBe(2)
  })

  test('for a double click', { tag: '@core' }, async ({ widget }) => {
    await fillIn(widget)
    await widget.submit.dblclick()
  })

  test('for ten clicks in one task', async ({ widget }) => {
    await fillIn(widget)
    await widget.submit.evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 10; click++) button.click()
    })
  })

  test('for Enter held down in the amount', async ({ widget }) => {
    await fillIn(widget)
    await widget.amount.focus()
    for (let repeat = 0; repeat < 12; repeat++) await widget.page.keyboard.down('Enter')
    await widget.page.keyboard.up('Enter')
  })

  test('for presses while the call is in flight, during which the button is busy', async ({ widget }) => {
    await fillIn(widget)
    const release = await holdAnswers(widget.page, '**/deposit-create')
    await widget.submit.click()
    await expect(widget.submit).toContainText('Creating your deposit…')
    await expect(widget.submit).toHaveAttribute('aria-busy', 'true')
    for (let click = 0; click < 5; click++) await widget.submit.click({ force: true })
    await widget.amount.press('Enter')
    release()
  })

  test('for a click and a submit of the form by a script in one task', async ({ widget }) => {
    await fillIn(widget)
    await widget.submit.evaluate((button: HTMLButtonElement) => {
      button.click()
      button.form?.requestSubmit(button)
      button.form?.requestSubmit()
    })
  })
})
