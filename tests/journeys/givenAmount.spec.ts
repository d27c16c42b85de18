import type { Page } from '@playwright/test'
import { changeMethod } from './support/changeMethod.ts'
import { expectAmounts } from './support/expectAmounts.ts'
import { expect, test } from './support/journey.ts'
import type { WidgetPage } from './support/widgetPage.ts'

const BANGLADESH = { country: 'BD', currency: 'BDT' }
/** In BDT the amount of a peer-to-peer deposit is fixed. */
const CONFIG = { p2p: { fixedAmountCurrencies: ['BDT'] } } as object

/** Replaces the random generator by a sequence of values. */
const chance = (page: Page, ...says: readonly number[]) =>
  page.addInitScript(
    (left) => {
      const real = crypto.getRandomValues.bind(crypto)
      const isAsked = (array: unknown) => array instanceof Uint32Array && array.length === 2
      const next = (array: Uint32Array) => {
        array.set([0, left.length > 1 ? (left.shift() ?? 0) : (left[0] ?? 0)])
        return array
      }
      crypto.getRandomValues = ((array: Uint32Array<ArrayBuffer>) =>
        isAsked(array) ? next(array) : real(array)) as Crypto['getRandomValues']
    },
    [...says],
  )

async function openBkash(widget: WidgetPage, options: Parameters<WidgetPage['open']>[0] = {}): Promise<void> {
  await widget.open({ host: BANGLADESH, config: CONFIG, ...options })
  await widget.openMethod('bKash')
}

async function reopen(widget: WidgetPage): Promise<void> {
  await widget.page.reload()
  await widget.openMethod('bKash')
}

/** Expects a read-only amount in the field, and the same amount on the button. */
async function expectGiven(widget: WidgetPage, inField: string, onButton: string, currency = 'BDT'): Promise<void> {
  await expect(widget.amount).toHaveValue(inField)
  await expect(widget.submit).toContainText(`Deposit ${onButton} ${currency}`)
  await expect(widget.inside.getByText('The amount is fixed for this method.')).toBeVisible()
  await expect(widget.amount).not.toBeEditable()
  await widget.amount.focus()
  await widget.page.keyboard.type('9')
  await expect(widget.amount).toHaveValue(inField)
}

const chip = (widget: WidgetPage, label: string) =>
  widget.inside.getByRole('group', { name: 'Quick amounts' }).getByRole('button', { name: label, exact: true })

test.use({ storage: 'allowed' })

test('P2P-06 Q-052 a fixed amount is shown, can not be edited, and is the amount that is sent', {
  tag: '@core',
}, async ({ widget, cashier }) => {
  await openBkash(widget)
  await expectGiven(widget, '1000.00', '1,000.00')
  await expect(widget.inside.getByRole('group', { name: 'Quick amounts' })).toHaveCount(0)
  await widget.submit.click()
  await expect(widget.inside.getByText('01712345678')).toBeVisible()
  await expectAmounts(cashier, ['1000.00'], 'deposit-create-p2p')
})

test('P2P-06 Q-079 D-18 a random amount is chosen once, survives a reload, and is the amount that is sent', async ({
  widget,
  cashier,
}) => {
  await chance(widget.page, 7)
  await changeMethod(widget.page, 'bkash_p2p', { prefilledAmount: null })
  await openBkash(widget)
  await expectGiven(widget, '507.00', '507.00')
  await chance(widget.page, 21)
  await reopen(widget)
  await expectGiven(widget, '507.00', '507.00')
  await widget.submit.click()
  await expectAmounts(cashier, ['507.00'], 'deposit-create-p2p')
})

test('P2P-06 Q-052 a method without custom amounts offers its fixed amounts, and a reload keeps the chosen one', async ({
  widget,
  cashier,
}) => {
  await changeMethod(widget.page, 'bkash_p2p', { customAmount: false, recommendedAmounts: [2000, 700, 99000] })
  await widget.open({ host: BANGLADESH })
  await widget.openMethod('bKash')
  await expectGiven(widget, '1000.00', '1,000.00')
  await expect(widget.inside.getByRole('group', { name: 'Quick amounts' }).getByRole('button')).toHaveText([
    '700.00',
    '1,000.00',
    '2,000.00',
  ])
  await chip(widget, '2,000.00').click()
  await expectGiven(widget, '2000.00', '2,000.00')
  await reopen(widget)
  await expectGiven(widget, '2000.00', '2,000.00')
  await widget.submit.click()
  await expectAmounts(cashier, ['2000.00'], 'deposit-create-p2p')
})

test('P2P-06 I4 limits that load late do not change the random amount: it is refused, and one within the limits is offered', async ({
  widget,
  cashier,
}) => {
  await chance(widget.page, 7, 9)
  await changeMethod(widget.page, 'bkash_p2p', { prefilledAmount: null })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await widget.page.route('**/deposit-limits', async (route) => {
    await released
    await route.fulfill({ json: { bkash_p2p: { min: 900, max: 5000 } } })
  })
  await openBkash(widget)
  await expectGiven(widget, '507.00', '507.00')
  await widget.field('amount').blur()
  release()
  await expect(widget.error('amount')).toHaveText('This amount is no longer available. Choose one below.')
  await expect(widget.amount).toHaveValue('507.00')
  await widget.submit.click()
  expect(await cashier.calls('deposit-create-p2p')).toEqual([])
  await chip(widget, '909.00').click()
  await expectGiven(widget, '909.00', '909.00')
  await widget.submit.click()
  await expectAmounts(cashier, ['909.00'], 'deposit-create-p2p')
})

test('P2P-06 M1 a fixed amount replaces a typed one, after a change of currency and when the method no longer takes custom amounts', async ({
  widget,
}) => {
  await changeMethod(widget.page, 'airtm', { cardViewType: 5, prefilledAmount: '100', fields: [] })
  await widget.open({ config: { p2p: { fixedAmountCurrencies: ['USD'] } } as object })
  await widget.openMethod('Airtm')
  await widget.amount.fill('750')
  await expect(widget.submit).toContainText('Deposit 750.00 MXN')
  await widget.loadAgain({ user: { currency: 'USD' } })
  await expectGiven(widget, '100.00', '100.00', 'USD')
  await widget.loadAgain({ user: { currency: 'MXN' } })
  await widget.amount.fill('750')
  await expect(widget.submit).toContainText('Deposit 750.00 MXN')
  await changeMethod(widget.page, 'airtm', { cardViewType: 5, prefilledAmount: '100', fields: [], customAmount: false })
  await widget.page.reload()
  await widget.openMethod('Airtm')
  await expectGiven(widget, '100.00', '100.00', 'MXN')
})
