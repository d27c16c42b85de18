import type { Locator } from '@playwright/test'
import { expectAccessible } from './support/expectAccessible.ts'
import { expectFits } from './support/expectFits.ts'
import { FORMS_BY_KEYS, type FormByKeys, formOf } from './support/forms.ts'
import { expect, test } from './support/journey.ts'
import { keysOf } from './support/keys.ts'
import { shownName } from './support/methodFolders.ts'
import type { MockCashier } from './support/mockCashier.ts'
import type { WidgetPage } from './support/widgetPage.ts'

const NARROW = { width: 320, height: 640 }
const WIDE = { width: 1024, height: 800 }

/** Forms alternate between the languages; LONG=1 tests each form in both. */
const languagesOf = (place: number) => (process.env.LONG ? ['en', 'ar'] : [place % 2 === 0 ? 'en' : 'ar'])

for (const [place, form] of FORMS_BY_KEYS.entries()) {
  for (const lang of languagesOf(place)) {
    // Forms alternate between phone and desktop. The layout is checked on both.
    const size = place % 4 < 2 === (lang === 'en') ? WIDE : NARROW
    const other = size === WIDE ? NARROW : WIDE

    test(`the form of ${form.method} is filled by keyboard alone: ${lang}, ${size.width} pixels`, async ({
      widget,
      cashier,
    }) => {
      const keys = keysOf(widget)
      const look = async () => {
        await widget.page.setViewportSize(other)
        await expectFits(widget.frame())
        await widget.page.setViewportSize(size)
        await expectFits(widget.frame())
        await expectAccessible(widget.frame())
      }
      await widget.page.setViewportSize(size)
      await openByKeys(form, lang, widget)
      await keys.tabTo(widget.amount)
      await keys.pressEnter()
      await expectErrors(form, widget)
      await look()
      for (const one of form.keys) await keys.play(one)
      await look()
      await keys.press(widget.submit)
      await expectSent(form, cashier)
    })
  }
}

async function openByKeys(form: FormByKeys, lang: string, widget: WidgetPage): Promise<void> {
  const { country, currency, method } = form
  await widget.open({ host: { country, currency, lang } })
  await keysOf(widget).press(widget.tile(shownName(method, lang)))
  await expect(widget.amount).toBeVisible()
}

/** Expects exactly one accepted create call with exactly these fields. */
async function expectSent(
  { method, amount, currency, fields }: Pick<FormByKeys, 'method' | 'amount' | 'currency' | 'fields'>,
  cashier: MockCashier,
): Promise<void> {
  await expect.poll(async () => (await cashier.calls('deposit-create')).map(({ outcome }) => outcome)).toEqual([200])
  const [call] = await cashier.calls('deposit-create')
  expect(call?.payload).toMatchObject({ paymentType: method, amount, currency })
  expect(call?.payload?.fields).toEqual(fields)
}

/** Expects the focus on the first invalid field, in view and with its list closed, and the number of errors. */
async function expectErrors({ firstWrong, wrong }: FormByKeys, widget: WidgetPage): Promise<void> {
  await expect(widget.error(firstWrong)).toBeInViewport()
  const hasFocus = (control: Element) => control.contains(document.activeElement)
  await expect.poll(() => widget.field(firstWrong).evaluate(hasFocus), `the focus is in ${firstWrong}`).toBe(true)
  await expect(widget.inside.getByRole('listbox')).toHaveCount(0)
  await expect(widget.inside.locator('[aria-invalid="true"]')).toHaveCount(wrong)
}

test.describe('field errors', () => {
  test('FIELD-03: an error appears when its field loses the focus, and disappears when the field gets it again', async ({
    widget,
  }) => {
    await open('sepa_iban', widget)
    await widget.field('iban').fill('DE89370400440532013001')
    await expect(widget.error('iban')).toHaveCount(0)
    await widget.field('iban').blur()
    await expect(widget.error('iban')).toContainText('This IBAN has a typing mistake')
    await widget.field('iban').focus()
    await expect(widget.error('iban')).toHaveCount(0)
    await widget.field('iban').blur()
    await expect(widget.error('iban')).toBeVisible()
  })

  test('VALID-10: a failed submit shows an error at every empty or invalid field, and one message with their number', {
    tag: '@core',
  }, async ({ widget }) => {
    await open('ach_us', widget)
    await widget.field('routing_number').fill('021000022')
    await widget.field('account_number').focus()
    await widget.amount.press('Enter')
    for (const name of ['account_holder', 'account_number', 'account_number_again']) {
      await expect(widget.error(name)).toHaveText('Fill in this field')
    }
    await expect(widget.error('routing_number')).toHaveText('This is no routing number: compare it with your check')
    await expect(widget.error('account_type'), 'one is chosen from the start').toHaveCount(0)
    const told = widget.inside.locator('[role="note"], [data-pw-say]').filter({ hasText: 'attention' })
    await expect(told).toHaveText(['4 fields need your attention'])
  })

  test('VALID-13: a press on the disabled button shows the error of the field that disables it, and focuses that field', async ({
    widget,
  }) => {
    await open('sepa_iban', widget)
    await widget.field('account_holder').fill('Ana Lucía')
    await widget.field('iban').fill('DE89370400440532013000')
    await expect(widget.submit).toBeDisabled()
    await widget.submit.click({ force: true })
    await expect(widget.error('consent')).toHaveText('Tick the box to continue')
    await expect(widget.field('consent')).toBeFocused()
  })

  test('an error that appears on blur does not move the control that is being pressed', async ({ widget }) => {
    await open('sepa_iban', widget)
    await widget.field('account_holder').fill('Ana Lucía')
    await widget.field('iban').fill('DE89')
    await widget.page.mouse.move(...(await middleOf(widget.field('consent'))))
    await widget.page.mouse.down()
    await expect(widget.error('iban')).toHaveCount(0)
    await widget.page.mouse.up()
    await expect(widget.field('consent')).toBeChecked()
    await expect(widget.error('iban')).toBeVisible()
  })

  test('VALID-11: a failed submit brings the first invalid field into view and focuses it', { tag: '@core' }, async ({
    widget,
  }) => {
    await widget.page.setViewportSize({ width: 320, height: 480 })
    await fillAch(widget)
    await widget.amount.fill('1')
    await widget.field('account_number_again').scrollIntoViewIfNeeded()
    await expect(widget.amount).not.toBeInViewport()
    await widget.submit.click()
    await expect(widget.amount).toBeFocused()
    await expect(widget.amount).toBeInViewport({ ratio: 1 })
    await expect(widget.error('amount')).toBeInViewport()
  })
})

test('a password is hidden until its button shows it, and two fields in one group have accessible names of their own', async ({
  widget,
}) => {
  await widget.open({ host: { country: 'CL', currency: 'USD' } })
  await widget.tile('Prepaid card').click()
  const password = widget.field('password')
  await password.fill(' 0042')
  await expect(password).toHaveAttribute('type', 'password')
  await widget.frame().getByRole('button', { name: 'Show password' }).click()
  await expect(password).not.toHaveAttribute('type', 'password')
  await expect(password).toHaveValue(' 0042')
  await widget.frame().getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')

  await widget.open({ host: { country: 'AU', currency: 'AUD' } })
  await widget.tile('PayTo').click()
  const group = widget.frame().getByRole('group', { name: 'BSB and account number' })
  await expect(group.getByRole('textbox', { name: 'BSB', exact: true })).toBeVisible()
  await expect(group.getByRole('textbox', { name: 'Account number', exact: true })).toBeVisible()
})

test('without the code of the drop-down list the field is a native select, and the form can be sent', async ({
  widget,
  cashier,
  watch,
}) => {
  watch.allow(/Failed to load resource.*Dropdown/)
  await widget.page.route(/\/Dropdown-[^/]*\.js/, (route) => route.abort())
  await open('bank_branch', widget)
  await expect(widget.field('bank_code')).toBeEnabled()
  await expectFits(widget.frame())
  await expectAccessible(widget.frame())
  await widget.submit.click()
  await expect(widget.error('bank_code')).toBeVisible()
  await widget.field('bank_code').selectOption({ label: 'Mizuho Bank' })
  await widget.field('branch_code').selectOption('035')
  await expect(widget.error('bank_code')).toHaveCount(0)
  await widget.field('account_type').locator('[value="4"]').check()
  await widget.field('account_number').fill('0012345')
  await widget.submit.click()
  await expectSent(formOf('bank_branch'), cashier)
})

test.describe('typed values', () => {
  test.use({ storage: 'allowed' })

  async function expectKept(widget: WidgetPage, others: Readonly<Record<string, string>>): Promise<void> {
    await expect(widget.amount).toHaveValue('123.45')
    for (const [name, value] of Object.entries({ ...SAVED, ...others })) {
      await expect(widget.field(name)).toHaveValue(value)
    }
    await expect(widget.field('account_type').locator('[value="savings"]')).toBeChecked()
  }

  /** Waits for the draft, which is debounced. */
  async function expectDraft(widget: WidgetPage): Promise<void> {
    const draft = () => widget.draft()
    await expect.poll(draft).toContain('savings')
    for (const value of Object.values({ ...SAVED, ...SECRET })) expect(await draft()).not.toContain(value)
  }

  const GONE = { account_number: '', account_number_again: '' }

  test('stay when the phone is rotated', async ({ widget }) => {
    await widget.page.setViewportSize({ width: 360, height: 740 })
    await fillAch(widget)
    await widget.page.setViewportSize({ width: 740, height: 360 })
    await expectKept(widget, SECRET)
    await expectFits(widget.frame())
  })

  test('stay when the method is left and opened again, except secrets', async ({ widget }) => {
    await fillAch(widget)
    await expectDraft(widget)
    await widget.back.click()
    await widget.openMethod(shownName('ach_us'))
    await expectKept(widget, GONE)
  })

  test('S7 B24 after a reload the amount and the choices are kept; names and numbers are gone', async ({ widget }) => {
    await fillAch(widget)
    await expectDraft(widget)
    await widget.openAgain('/paywidget/', { host: HOST_OF_ACH })
    await widget.openMethod(shownName('ach_us'))
    await expectKept(widget, { ...GONE, account_holder: '', routing_number: '' })
  })

  test('stay when the player presses back right after typing', async ({ widget }) => {
    await open('ach_us', widget)
    await widget.field('account_holder').fill('Dana Whitfield')
    await widget.back.click()
    await widget.openMethod(shownName('ach_us'))
    await expect(widget.field('account_holder')).toHaveValue('Dana Whitfield')
  })

  test('stay in a form with steps; back returns to the previous step, and a change of language keeps the step', async ({
    widget,
  }) => {
    const { country: paymentGeo, currency } = formOf('wire_steps')
    await open('wire_steps', widget)
    await widget.field('full_name').fill('Layla Haddad')
    await widget.field('phone').fill('501234567')
    await widget.page.keyboard.press('Enter')
    await expect(widget.field('iban')).toBeVisible()
    await expect(widget.inside.locator('p', { hasText: 'From which account' })).toBeFocused()
    await widget.back.click()
    await expect(widget.field('full_name')).toHaveValue('Layla Haddad')
    await widget.field('phone').press('Enter')
    await expect(widget.field('iban')).toBeVisible()
    await widget.tell('loaded', { user: { token: widget.token(), id: '90210', currency, paymentGeo, lang: 'ar' } })
    await expect(widget.heading(shownName('wire_steps', 'ar'))).toBeVisible()
    await expect(widget.field('iban')).toBeVisible()
  })

  test('stay when the host changes the language, except secrets', async ({ widget }) => {
    await fillAch(widget)
    const { country: paymentGeo, currency } = HOST_OF_ACH
    await widget.tell('loaded', { user: { token: widget.token(), id: '90210', currency, paymentGeo, lang: 'ar' } })
    await expect(widget.heading(shownName('ach_us', 'ar'))).toBeVisible()
    await expectKept(widget, GONE)
  })

  test('stay when the create response asks for one more field, and then for another', async ({ widget, watch }) => {
    // The mock cashier does not know the deposit of this answer.
    watch.allow(/404.*deposit-status/)
    const sent: unknown[] = []
    const asked = ['phone', 'tax_id'].map((name) => ({ name, type: 'text', props: { label: 'field.phone' } }))
    await widget.page.route('**/deposit-create', (route) => {
      const field = asked[sent.length]
      sent.push(route.request().postDataJSON().fields)
      const apiResponse = field === undefined ? {} : { isFieldsRequired: true, depositId: 'dep-1' }
      return route.fulfill({ json: { depositId: 'dep-1', apiResponse, fields: field && [field] } })
    })
    await fillAch(widget)
    await widget.submit.click()
    await expect(widget.field('phone')).toHaveValue('')
    await expectKept(widget, SECRET)
    await widget.field('phone').fill('2025550143')
    await widget.submit.click()
    await expect(widget.field('tax_id')).toHaveValue('')
    await expect(widget.field('phone')).toHaveValue('2025550143')
    await expectKept(widget, SECRET)
    await widget.field('tax_id').fill('77')
    await widget.submit.click()
    const first = { ...SAVED, account_type: 'savings', account_number: SECRET.account_number }
    const second = { ...first, phone: '2025550143' }
    await expect.poll(() => sent).toEqual([first, second, { ...second, tax_id: '77' }])
  })
})

test('F2 FIELD-01: every field type of the server is rendered, filled in and sent', async ({
  widget,
  cashier,
  watch,
}) => {
  // The fixtures have icons for a few currencies only.
  watch.allow(/status of 404.*\/static\/icons\/\w+\.svg/)
  const choose = async (name: string, option: string) => {
    await widget.field(name).click()
    await widget.inside.getByRole('option', { name: option }).click()
    await expect(widget.field(name)).toContainText(option)
  }
  await widget.open({ scenario: 'fieldTypes' })
  await widget.openMethod('Every type of field')
  await choose('bank', 'BBVA')
  await widget.field('country').click()
  await widget.page.keyboard.type('argen')
  await widget.page.keyboard.press('Enter')
  await expect(widget.field('country')).toContainText('Argentina')
  await widget.field('pay_currency').click()
  await widget.page.keyboard.type('eur')
  await widget.page.keyboard.press('Enter')
  await expect(widget.field('pay_currency')).toContainText('EUR')
  await expect(widget.field('phone')).toHaveValue('52')
  await widget.field('phone').fill('5512345678')
  await widget.field('holder').fill('Ana Lucía')
  await widget.field('code').fill('ab12')
  await expect(widget.field('code')).toHaveValue('AB12')
  // A second amount field is formatted and sent as money, and validated by its own rule.
  await expect(widget.field('invoice_total')).toHaveValue('1250.50')
  await widget.field('invoice_total').fill('')
  await widget.field('invoice_total').pressSequentially('a1 99.95x9')
  await expect(widget.field('invoice_total')).toHaveValue('199.95')
  await widget.field('invoice_total').blur()
  await expect(widget.error('invoice_total')).toBeVisible()
  await widget.field('invoice_total').fill('60000.5')
  await widget.field('network').getByRole('radio', { name: 'Ethereum (ERC-20)' }).check()
  await expectFits(widget.frame())
  await expectAccessible(widget.frame())
  await widget.submit.click()
  const fields = {
    bank: '012',
    country: 'AR',
    pay_currency: 'EUR',
    phone: '525512345678',
    holder: 'Ana Lucía',
    code: 'AB12',
    invoice_total: '60000.50',
    network: 'erc20',
  }
  await expectSent({ method: 'field_types', amount: '500.00', currency: 'MXN', fields }, cashier)
})

async function middleOf(control: Locator): Promise<[number, number]> {
  const box = await control.boundingBox()
  if (box === null) throw new Error('It is not drawn.')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

const SAVED = { account_holder: 'Dana Whitfield', routing_number: '021000021' }
const SECRET = { account_number: '9876543210', account_number_again: '9876543210' }

async function fillAch(widget: WidgetPage): Promise<void> {
  await open('ach_us', widget)
  await widget.amount.fill('123.45')
  for (const [name, value] of Object.entries({ ...SAVED, ...SECRET })) await widget.field(name).fill(value)
  await widget.field('account_type').getByRole('radio', { name: 'Savings' }).check()
}

const HOST_OF_ACH = { country: 'US', currency: 'USD' }

async function open(method: string, widget: WidgetPage): Promise<void> {
  const { country, currency } = formOf(method)
  await widget.open({ host: { country, currency } })
  await widget.openMethod(shownName(method))
}
