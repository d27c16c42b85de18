import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'

/** Puts one more document among the published layouts, as an operator does; the built site stays as it is. */
async function publish(page: Page, method: string, body: readonly object[]): Promise<void> {
  const file = `${method}-deposit-redirect.0123456789abcdef.json`
  const document = { layout: 1, id: `${method}-deposit-redirect`, screen: 'deposit.redirect', body }
  await page.route('**/layouts/index.json', async (route) => {
    const response = await route.fetch()
    const index = await response.json()
    index.layouts.push({ method, screen: 'deposit.redirect', file })
    await route.fulfill({ response, json: index })
  })
  await page.route(`**/layouts/${file}`, (route) => route.fulfill({ json: document }))
}

const SUBMIT = {
  type: 'submit',
  label: { t: 'form.deposit.submit', args: { amount: 'form.amountText' } },
  busyLabel: 'form.deposit.processing',
  busy: 'deposit.creating',
  enabled: 'form.canSubmit',
  onPress: [{ do: 'deposit.create' }],
}
const AMOUNT = {
  type: 'field',
  kind: 'amount',
  name: 'amount',
  label: 'form.amountInput.label',
  min: { $: 'limits.min' },
  max: { $: 'limits.max' },
}

test.describe('a layout', () => {
  test('ARCH-04 ARCH-06 ARCH-11: published as JSON is drawn, blocks and fields, with no build, and a deposit is made through it', async ({
    widget,
    cashier,
  }) => {
    await publish(widget.page, 'bank_dropdown_mx', [
      { type: 'heading', level: 2, text: { text: { en: 'Pay with the bank in your phone' } } },
      { type: 'note', tone: 'info', text: { text: { en: 'Written by an operator this morning.' } } },
      AMOUNT,
      { type: 'serverFields', except: ['amount'] },
      SUBMIT,
    ])
    await widget.open()
    await widget.openMethod('Pay with your bank')
    await expect(widget.heading('Pay with the bank in your phone')).toBeVisible()
    await expect(widget.inside.getByText('Written by an operator this morning.')).toBeVisible()
    await widget.amount.fill('500')
    await widget.field('bank').click()
    await widget.inside.getByRole('option', { name: 'BBVA' }).click()
    await widget.submit.click()
    await expect(widget.status).toContainText('Waiting for your payment')
    expect(await cashier.deposits()).toMatchObject([{ method: 'bank_dropdown_mx', fields: { bank: '012' } }])
    expect(await cashier.problems()).toEqual([])
  })

  test('I18N-07: that names a text which is not there: the host is told which, in onLocaleError', async ({
    widget,
  }) => {
    await publish(widget.page, 'mercado_pago', [
      AMOUNT,
      { type: 'serverFields', except: ['amount'] },
      { type: 'note', text: 'journey.no.such.text' },
      SUBMIT,
    ])
    await widget.open()
    await widget.openMethod('Mercado Pago')
    await expect.poll(widget.messages).toContainEqual({
      messageType: 'onLocaleError',
      payload: { key: 'journey.no.such.text', locale: expect.stringMatching(/^en/) },
    })
  })

  for (const { scenario, problem, status } of [
    { scenario: 'layoutsMissing', problem: 'layouts.index', status: /status of 404/ },
    { scenario: 'layoutsBroken', problem: 'layouts.index', status: undefined },
    { scenario: 'layoutNewer', problem: 'layout.document', status: undefined },
    { scenario: 'layoutBad', problem: 'layout.document', status: undefined },
  ]) {
    test(`that can't be drawn (${scenario}): the built-in one stands in, it is reported, and a deposit is made`, async ({
      widget,
      cashier,
      watch,
    }) => {
      if (status) watch.allow(status)
      await widget.open({ path: `/paywidget/?scenario=${scenario}` })
      await widget.openInGroup('Cash', 'OXXO')
      await expect(widget.inside.getByText('You confirm the payment on the provider’s page.')).toBeVisible()
      await expect(widget.heading('How it works')).toHaveCount(0)
      await widget.amount.fill('200')
      await widget.submit.click()
      await expect(widget.status).toContainText('Waiting for your payment')
      expect(await cashier.problems()).toContain(problem)
      expect(await cashier.deposits()).toHaveLength(1)
    })
  }
})
