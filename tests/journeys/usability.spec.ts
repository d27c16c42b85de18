import { expect, test } from './support/journey.ts'
import type { MockCashier } from './support/mockCashier.ts'
import { screenStory } from './support/screens.ts'
import type { OpenOptions, WidgetPage } from './support/widgetPage.ts'

/** Findings U1–U32 of the usability review, on a phone. */

const PHONE = { width: 390, height: 700 }
const SUPPORT = 'https://help.example/contact'

async function reach(name: string, widget: WidgetPage, cashier: MockCashier): Promise<void> {
  await widget.page.setViewportSize(PHONE)
  const open = (options: OpenOptions = {}) =>
    widget.open({ ...options, config: { support: { url: SUPPORT }, ...options.config } })
  await screenStory(name).reach({ widget, cashier, open })
}

const footer = (widget: WidgetPage) => widget.inside.locator('[data-pw-block="footer"]').getByRole('button')

test('U1 U2 on a phone the copy buttons of address and memo are in view, and a button shows the QR code', {
  tag: '@core',
}, async ({ widget, cashier }) => {
  await reach('crypto address in an app, with a memo', widget, cashier)
  await expect(widget.button('Copy address')).toBeInViewport({ ratio: 1 })
  await expect(widget.button('Copy: Memo')).toBeInViewport({ ratio: 1 })
  const code = widget.inside.getByRole('img', { name: 'QR code of the address' })
  await expect(code).toBeHidden()
  const button = widget.button('Show QR code')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(code).toBeInViewport({ ratio: 1 })
  await button.click()
  await expect(code).toBeHidden()
  await widget.page.setViewportSize({ width: 1100, height: 760 })
  await expect(code).toBeVisible()
  await expect(button).toBeHidden()
})

test('U4 U14 U25 U30 a waiting payment offers “Close” first, and shows its ID, its time and a link to support', {
  tag: '@core',
}, async ({ widget, cashier }) => {
  await reach('completion, waiting', widget, cashier)
  await expect(footer(widget)).toHaveText(['Close', 'Reopen payment page', 'Make another deposit'])
  await expect(widget.inside.getByText(/^(Today|\w+ \d+), \d\d:\d\d$/)).toBeVisible()
  await expect(widget.button('Copy: Deposit ID')).toBeVisible()
  await expect(widget.inside.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', SUPPORT)
})

test('U14 a completed payment shows no link to support', async ({ widget, cashier }) => {
  await reach('completion, processed', widget, cashier)
  await expect(footer(widget)).toHaveText(['Close', 'Make another deposit'])
  await expect(widget.inside.getByRole('link', { name: 'Contact support' })).toHaveCount(0)
})

test('U15 a deposit whose payment page was lost offers “Make another deposit” first', async ({
  widget,
  cashier,
  watch,
}) => {
  watch.allow(/status of 500/)
  await reach('completion, create unanswered', widget, cashier)
  await expect(footer(widget)).toHaveText(['Make another deposit', 'Close'])
})

test('U3 U11 an expired invoice shows its method, its ID and a link to support, and no payment details to copy', {
  tag: '@core',
}, async ({ widget, cashier }) => {
  await reach('invoice, expired', widget, cashier)
  await expect(widget.button(/^Copy: /)).toHaveCount(1)
  await expect(widget.button('Copy: Deposit ID')).toBeVisible()
  await expect(widget.inside.getByRole('heading', { name: 'SPEI transfer' })).toBeVisible()
  await expect(widget.inside.getByRole('link', { name: 'Contact support' })).toBeVisible()
})

test('U9 the confirmation of a withdrawal shows the recipient first', { tag: '@core' }, async ({ widget, cashier }) => {
  await reach('withdrawal confirmation, with a code', widget, cashier)
  await expect(widget.inside.getByRole('term')).toHaveText(['Bank', 'Account number', 'Amount', 'Method'])
})
