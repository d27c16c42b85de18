import { composing } from './support/composing.ts'
import { coreIf } from './support/coreIf.ts'
import { expectAmounts } from './support/expectAmounts.ts'
import { FORMS_BY_KEYS, type FormByKeys, formOf } from './support/forms.ts'
import { expect, test } from './support/journey.ts'
import { keysOf } from './support/keys.ts'
import { shownName } from './support/methodFolders.ts'
import type { WidgetPage } from './support/widgetPage.ts'

/** Covers text with symbols, a masked CPF and phone, a phone with a prefix, a date, capitals, and digits. */
const METHODS = ['sepa_iban', 'pix_key', 'mobile_money', 'skill_games_id', 'neosurf', 'flexepin', 'bank_branch']

for (const form of FORMS_BY_KEYS.filter(({ method }) => METHODS.includes(method))) {
  test(
    `K1 I4 the form of ${form.method}, filled in through IME composition, sends what it shows`,
    coreIf(form.method === 'pix_key'),
    async ({ widget, cashier }) => {
      await open(form, widget)
      const ime = await composing(widget)
      await widget.amount.fill('')
      await widget.amount.focus()
      const whole = form.amount.replace('.00', '')
      await ime.type(whole)
      await expect(widget.submit).toContainText(money(form.amount, form.currency))
      for (const keys of form.keys) {
        if (typeof keys === 'string' || !('type' in keys)) {
          await keysOf(widget).play(keys)
          continue
        }
        // Only the move to the next field ends the composition.
        await widget.field(keys.type).focus()
        await ime.type(keys.text)
      }
      await expect(widget.amount).toHaveValue(whole)
      await expect(widget.submit).toBeEnabled()
      await widget.submit.click()
      await expectAmounts(cashier, [form.amount])
      const [call] = await cashier.calls('deposit-create')
      expect(call?.payload?.fields).toEqual(form.fields)
    },
  )
}

test.describe('K1 I4 an amount during IME composition', () => {
  const FORM = formOf('sepa_iban')

  /** Fills in all fields but the amount, so that only the amount can be invalid. */
  async function openFilled(widget: WidgetPage) {
    await open(FORM, widget)
    await widget.field('account_holder').fill('Ana Müller')
    await widget.field('iban').fill('NL91ABNA0417164300')
    await widget.field('consent').check()
    await widget.amount.fill('500')
    await widget.amount.focus()
    await expect(widget.submit).toContainText('500.00 EUR')
    return composing(widget)
  }

  test('is on the button at every step, and is sent by a press before the composition ends', async ({
    widget,
    cashier,
  }) => {
    const ime = await openFilled(widget)
    await widget.amount.selectText()
    for (const [text, amount] of [
      ['7', '7.00'],
      ['75', '75.00'],
      ['750', '750.00'],
      ['75', '75.00'],
      ['７５', '75.00'],
      ['750', '750.00'],
    ] as const) {
      await ime.stand(text)
      await expect(widget.amount).toHaveValue(text)
      await expect(widget.submit).toContainText(`${amount} EUR`)
    }
    await widget.submit.click()
    await expectAmounts(cashier, ['750.00'])
  })

  test('is sent by a press that moves no focus, as a tap in a web view may', async ({ widget, cashier }) => {
    const ime = await openFilled(widget)
    await widget.amount.selectText()
    await ime.type('750')
    await widget.submit.dispatchEvent('click')
    await expectAmounts(cashier, ['750.00'])
  })

  test('returns to the value before the composition when it is cancelled', async ({ widget, cashier }) => {
    const ime = await openFilled(widget)
    await ime.type('7')
    await expect(widget.submit).toContainText('5,007.00 EUR')
    await ime.giveUp()
    await expect(widget.amount).toHaveValue('500')
    await expect(widget.submit).toContainText(/\b500.00 EUR/)
    await widget.submit.click()
    await expectAmounts(cashier, ['500.00'])
  })

  test('that is not a number is refused, and nothing is sent until it is corrected', async ({ widget, cashier }) => {
    const ime = await openFilled(widget)
    await ime.stand('か')
    await expect(widget.amount).toHaveValue('500か')
    await expect(widget.submit).not.toContainText('EUR')
    await widget.submit.click()
    await expect(widget.amount, 'the amount from before would be paid unseen').toHaveValue('500か')
    await expect(widget.error('amount')).toHaveText('Enter an amount in EUR, using digits.')
    expect(await cashier.calls('deposit-create')).toEqual([])
    await widget.amount.press('End')
    await widget.amount.press('Backspace')
    await expect(widget.submit).toContainText(/\b500.00 EUR/)
    await widget.submit.click()
    await expectAmounts(cashier, ['500.00'])
  })

  test('is normalized when its field loses the focus, and the button shows the same amount', async ({ widget }) => {
    const ime = await openFilled(widget)
    await widget.amount.selectText()
    await ime.stand('７５０．５')
    await expect(widget.submit).toContainText('750.50 EUR')
    await widget.amount.blur()
    await expect(widget.amount).toHaveValue('750.5')
    await expect(widget.submit).toContainText('750.50 EUR')
  })

  test('is committed by an Enter that submits nothing; the next Enter submits', async ({ widget, cashier }) => {
    const ime = await openFilled(widget)
    await widget.amount.selectText()
    await ime.type('750')
    await widget.page.keyboard.press('Enter')
    await ime.end('750')
    await ime.enterOfSafari()
    await expect(widget.submit).toContainText('750.00 EUR')
    expect(await cashier.calls('deposit-create')).toEqual([])
    await widget.page.keyboard.press('Enter')
    await expectAmounts(cashier, ['750.00'])
  })
})

test('K1 a list is filtered by text in IME composition, and the Enter of the composition chooses nothing', async ({
  widget,
}) => {
  await widget.open({ scenario: 'fieldTypes' })
  await widget.openMethod('Every type of field')
  await widget.field('country').click()
  const ime = await composing(widget)
  await ime.type('argen')
  const options = widget.inside.getByRole('option')
  await expect(options).toHaveText([/Argentina/])
  await widget.page.keyboard.press('Enter')
  await expect(options, 'the Enter was the keyboard’s').toHaveCount(1)
  await ime.end('argen')
  await widget.page.keyboard.press('Enter')
  await expect(widget.field('country')).toContainText('Argentina')
})

test('K1 the list of methods is filtered by text in IME composition', async ({ widget }) => {
  await widget.open({})
  await widget.search.focus()
  const ime = await composing(widget)
  await ime.type('airt')
  await expect(widget.search).toHaveValue('airt')
  await expect(widget.tile('Airtm')).toBeVisible()
  await expect(widget.tile('Mercado Pago')).toHaveCount(0)
  await ime.end('airtm')
  await expect(widget.search).toHaveValue('airtm')
})

function money(amount: string, currency: string): string {
  return `${Number(amount).toLocaleString('en', { minimumFractionDigits: 2 })} ${currency}`
}

async function open({ method, country, currency }: FormByKeys, widget: WidgetPage): Promise<void> {
  await widget.open({ host: { country, currency } })
  await widget.openMethod(shownName(method))
}
