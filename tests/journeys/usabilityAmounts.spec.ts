import { expect, test } from './support/journey.ts'
import type { MockCashier } from './support/mockCashier.ts'
import { screenStory } from './support/screens.ts'
import type { WidgetPage } from './support/widgetPage.ts'

/** Findings U16–U18 and U23 of the usability review, on a phone. */

const PHONE = { width: 390, height: 700 }

async function reach(name: string, widget: WidgetPage, cashier: MockCashier): Promise<void> {
  await widget.page.setViewportSize(PHONE)
  await screenStory(name).reach({ widget, cashier, open: widget.open })
}

/** The amount as the player sees it: the grouped text that covers the input, or the input's own text. */
async function visibleAmount(widget: WidgetPage): Promise<string> {
  const cover = widget.inside.locator('label[for="pw-field-amount"] [aria-hidden="true"]')
  return (await cover.isVisible()) ? cover.innerText() : widget.amount.inputValue()
}

test('U23 D-69 an amount is grouped unless it is being edited; button, chips and limits are grouped too', async ({
  widget,
}) => {
  await widget.page.setViewportSize(PHONE)
  await widget.open()
  await widget.openMethod('Airtm')
  await expect(widget.inside.getByText('21–20,155 MXN', { exact: true }).first()).toBeVisible()
  const chips = widget.inside.getByRole('group', { name: 'Quick amounts' }).getByRole('button')
  await expect(chips).toHaveText(['100.00', '250.00', '500.00', '1,000.00', '2,000.00'])
  await chips.last().click()
  await expect.poll(() => visibleAmount(widget)).toBe('2,000.00')
  await expect(widget.amount).toHaveValue('2000.00')
  await expect(widget.button('Deposit 2,000.00 MXN')).toBeVisible()
  await widget.amount.focus()
  await expect.poll(() => visibleAmount(widget)).toBe('2000.00')
  await widget.amount.fill('1500.5')
  await expect.poll(() => visibleAmount(widget)).toBe('1500.5')
  await widget.amount.blur()
  await expect.poll(() => visibleAmount(widget)).toBe('1,500.50')
  await expect(widget.button('Deposit 1,500.50 MXN')).toBeVisible()
  await expect(widget.amount).toHaveValue('1500.5')
})

test('U23 an amount set by a script or autofill is grouped and shown on the button', async ({ widget }) => {
  await widget.open()
  await widget.openMethod('Airtm')
  await widget.amount.evaluate((input: HTMLInputElement) => {
    input.value = '3000'
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expect.poll(() => visibleAmount(widget)).toBe('3,000.00')
  await expect(widget.button('Deposit 3,000.00 MXN')).toBeVisible()
})

const STYLES: readonly (readonly [lang: string, host: Readonly<Record<string, string>>, shown: string])[] = [
  ['ar', { lang: 'ar' }, '12,500.00'],
  ['es-ES', { lang: 'es-ES' }, '12.500,00'],
  ['ru', { lang: 'ru' }, '12 500,00'],
  ['hi-IN', { lang: 'hi-IN' }, '12,500.00'],
]

for (const [lang, host, shown] of STYLES) {
  test(`U23 in ${lang} an amount is ungrouped while it is typed, and then grouped in the style of the language`, async ({
    widget,
  }) => {
    await widget.open({ host })
    await widget.tileWithIcon('airtm').click()
    await widget.amount.fill('')
    await widget.amount.pressSequentially('12500')
    await expect.poll(() => visibleAmount(widget)).toBe('12500')
    await widget.amount.blur()
    await expect.poll(async () => (await visibleAmount(widget)).replace(/[\u00a0\u202f]/g, ' ')).toBe(shown)
    await expect(widget.submit).toContainText(await visibleAmount(widget))
  })
}

test('U16 D-68 the best offer is preselected, only the chosen offer shows its fee, and the button names its provider', {
  tag: '@core',
}, async ({ widget, cashier }) => {
  await widget.page.setViewportSize(PHONE)
  await widget.open({ host: { country: 'US', currency: 'USD' } })
  await widget.tileWithIcon('onramp_card').click()
  await widget.amount.fill('250')
  await widget.button('Continue 250.00 USD').click()
  const cards = widget.inside.getByRole('listitem')
  await expect(cards.first().getByRole('radio')).toBeChecked()
  await expect(cards.first()).toContainText('Fee')
  await expect(cards.nth(1)).toHaveText('Paywise You get 237.950 USDT 1 USDT = 1.0507 USD')
  await expect(widget.inside.getByText('250.00 USD')).toHaveCount(1)
  await expect(widget.button('Continue with Coinbridge')).toBeInViewport({ ratio: 1 })
  await cards.nth(1).click()
  await expect(cards.nth(1)).toContainText('\u22123.100 USDT')
  await expect(cards.first()).not.toContainText('Fee')
  await widget.button('Continue with Paywise').click()
  await expect(widget.status).toContainText('Waiting for your payment')
  const sent = await cashier.calls('external-deposit-continue')
  expect(sent.map(({ payload }) => payload)).toEqual([{ depositId: 'dep-1001', method: 'paywise' }])
})

test('U16 the button of an on-ramp form has a complete text when there is no amount', async ({ widget }) => {
  await widget.open({ host: { country: 'US', currency: 'USD', lang: 'es-MX' } })
  await widget.tileWithIcon('onramp_card').click()
  await widget.amount.fill('')
  await expect(widget.inside.getByRole('button', { name: 'Continuar', exact: true })).toBeVisible()
})

test('U17 the chip “All” fills in the whole balance; fee and received amount are one line under the amount', async ({
  widget,
  cashier,
}) => {
  await reach('withdrawal form, filled, two accounts', widget, cashier)
  await expect(widget.inside.getByText('Fee 6.00 MXN · you receive 294.00 MXN', { exact: true })).toBeInViewport()
  const chips = widget.inside.getByRole('group', { name: 'Quick amounts' }).getByRole('button')
  await expect(chips).toHaveText(['50.00', '75.00', '100.00', '150.00', 'All'])
  await widget.button('All').click()
  await expect(widget.amount).toHaveValue('800.00')
  await expect(widget.button('Withdraw 800.00 MXN')).toBeEnabled()
  await expect(widget.inside.getByText('Fee 16.00 MXN · you receive 784.00 MXN', { exact: true })).toBeInViewport()
  await expect(widget.button('All')).toHaveAttribute('aria-pressed', 'true')
})

test('U17 with a balance below the minimum, the minimum and a button to other methods replace the form', async ({
  widget,
  cashier,
}) => {
  await reach('withdrawal form, empty account', widget, cashier)
  await expect(widget.heading('You need at least 50.00 MXN')).toBeVisible()
  await expect(widget.inside.getByRole('textbox')).toHaveCount(0)
  await expect(widget.submit).toHaveCount(0)
  await widget.button('Choose another method').click()
  await expect.poll(widget.address).toBe('/paywidget/withdrawal')
})

test('U18 while coins must be played first, the amount redeemable now is 0.00, and the later one has its condition', async ({
  widget,
  cashier,
}) => {
  await reach('redemption, coins to be played first', widget, cashier)
  const terms = widget.inside.getByRole('term')
  await expect(terms).toHaveText(['Redeemable now', 'After you play 12.00 QSC'])
  await expect(widget.inside.getByRole('definition')).toHaveText(['0.00 QSC', '2,500.00 QSC'])
})
