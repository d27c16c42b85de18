import type { Page } from '@playwright/test'
import { changeMethod } from './support/changeMethod.ts'
import { coreIf } from './support/coreIf.ts'
import { expectAmounts } from './support/expectAmounts.ts'
import { expect, test } from './support/journey.ts'
import { publishLayout } from './support/publishLayout.ts'
import type { WidgetPage } from './support/widgetPage.ts'

type Json = Readonly<Record<string, unknown>>

/** Delays the answer of deposit-limits until the test calls the returned function. */
async function holdLimits(widget: WidgetPage, limits: Json): Promise<() => void> {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await widget.page.route('**/deposit-limits', async (route) => {
    await gate
    await route.fulfill({ json: limits })
  })
  return release
}

const hintOf = (widget: WidgetPage) => widget.inside.locator('#pw-field-amount-hint')

test('M3 I4 limits that arrive late validate the amount on the button and do not change it', async ({
  widget,
  cashier,
}) => {
  const comes = await holdLimits(widget, { mercado_pago: { min: 900, max: 5000 } })
  await widget.open()
  await widget.openMethod('Mercado Pago')
  const before = await widget.amount.inputValue()
  await expect(widget.submit).toContainText(`${before} MXN`)
  comes()
  await expect(widget.error('amount')).toHaveText('The minimum amount is 900.00 MXN')
  await expect(widget.amount).toHaveValue(before)
  await expect(widget.submit).toContainText(`${before} MXN`)
  await widget.submit.click()
  expect(await cashier.calls('deposit-create')).toEqual([])
  await widget.amount.fill('900')
  await widget.submit.click()
  await expectAmounts(cashier, ['900.00'])
})

test('F5 AMT-09 limits that arrive late cap the number of digits in an amount field without a hint', async ({
  widget,
}) => {
  const comes = await holdLimits(widget, { mercado_pago: { min: 1, max: 900 } })
  await publishLayout(widget.page, 'mercado_pago', [
    { type: 'field', kind: 'amount', name: 'amount', label: 'form.amountInput.label' },
    { type: 'text', text: { $: 'limits.max' } },
    { type: 'serverFields' },
    {
      type: 'submit',
      label: { t: 'form.deposit.submit', args: { amount: 'form.amountText' } },
      onPress: [{ do: 'deposit.create' }],
    },
  ])
  await widget.open()
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('')
  comes()
  await expect(widget.inside.getByText('900.00', { exact: true })).toBeVisible()
  await widget.amount.pressSequentially('123456')
  await expect(widget.amount).toHaveValue('1234')
})

test('M5 limits with a lower-case currency code and grouped thousands apply', async ({ widget, cashier }) => {
  await changeMethod(widget.page, 'mercado_pago', {
    amount_rules: { mxn: { min: '1,000', max: '2 000.00' } },
    limits: null,
  })
  await widget.page.route('**/deposit-limits', (route) => route.fulfill({ json: {} }))
  await widget.open()
  await widget.openMethod('Mercado Pago')
  await expect(hintOf(widget)).toHaveText('1,000–2,000 MXN')
  await widget.amount.fill('999')
  await widget.submit.click()
  await expect(widget.error('amount')).toHaveText('The minimum amount is 1,000.00 MXN')
  expect(await cashier.calls('deposit-create')).toEqual([])
})

test('M5 the widget reports limits that it cannot parse', async ({ widget, cashier }) => {
  await changeMethod(widget.page, 'mercado_pago', { amount_rules: { MXN: { min: 'ten' } }, limits: null })
  await widget.page.route('**/deposit-limits', (route) => route.fulfill({ json: {} }))
  await widget.open()
  await widget.openMethod('Mercado Pago')
  await expect.poll(() => cashier.problems()).toContain('limits.unread')
})

test('M2 Q-077 an amount set by a server event is normalized, and paid as shown', async ({ widget, cashier }) => {
  await changeMethod(widget.page, 'airtm', {
    fields: [
      {
        name: 'email',
        type: 'text',
        props: { label: 'field.email' },
        events: [{ on: 'change', action: 'set', target: 'amount', value: '1,000.5' }],
      },
      { name: 'amount', type: 'amount' },
    ],
  })
  await widget.open()
  await widget.openMethod('Airtm')
  await widget.field('email').fill('jonas@post.example')
  await expect(widget.amount).toHaveValue('1000.5')
  await expect(widget.submit).toContainText('1,000.50 MXN')
  await widget.submit.click()
  await expectAmounts(cashier, ['1000.50'])
})

test('F3 VALID-07 VALID-08 a card P2P method on the plain form validates the amount by the server’s regex and error text', async ({
  widget,
  cashier,
}) => {
  await changeMethod(widget.page, 'airtm', {
    fields: [
      { name: 'amount', type: 'amount', regex: '^\\d+00$', regex_error_key: 'paymentMethods.regex_error.airtm_amount' },
      { name: 'email', type: 'text', props: { label: 'field.email' } },
    ],
  })
  await widget.open()
  await widget.openMethod('Airtm')
  await widget.field('email').fill('jonas@post.example')
  await widget.amount.fill('150')
  await widget.submit.click()
  await expect(widget.error('amount')).toHaveText('Check the amount')
  expect(await cashier.calls('deposit-create')).toEqual([])
  await widget.amount.fill('200')
  await widget.submit.click()
  await expectAmounts(cashier, ['200.00'])
})

test('CAT-22 Q-035 the server’s amount regex applies to a method that the deployment lists as P2P, and to no other', {
  tag: '@core',
}, async ({ widget }) => {
  const amount = {
    name: 'amount',
    type: 'amount',
    regex: '^\\d+00$',
    regex_error_key: 'paymentMethods.regex_error.airtm_amount',
  }
  await changeMethod(widget.page, 'mercado_pago', { fields: [amount] })
  await widget.open({ config: { p2p: { lists: { uzbekCards: ['mercado_pago'] } } } as never })
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('150')
  await widget.submit.click()
  await expect(widget.error('amount')).toHaveText('Check the amount')
  await widget.open({ config: { p2p: { lists: { uzbekCards: ['another'] } } } as never })
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('150')
  await widget.submit.click()
  await expect(widget.status).toBeVisible()
})

/** Replaces the random generator by a fixed value. */
const chance = (page: Page, says: number) =>
  page.addInitScript((low) => {
    const real = crypto.getRandomValues.bind(crypto)
    const isAsked = (array: unknown) => array instanceof Uint32Array && array.length === 2
    const fixed = (array: Uint32Array) => {
      array.set([0, low])
      return array
    }
    crypto.getRandomValues = ((array: Uint32Array<ArrayBuffer>) =>
      isAsked(array) ? fixed(array) : real(array)) as Crypto['getRandomValues']
  }, says)

for (const [says, amount] of [
  [1, '22.00'],
  [2, '23.00'],
] as const) {
  test(
    `F6 AMT-02 Q-079 a layout with a random first amount starts slightly above the minimum: ${amount}`,
    coreIf(says === 2),
    async ({ widget, cashier }) => {
      await chance(widget.page, says)
      await changeMethod(widget.page, 'airtm', { prefilledAmount: null })
      await widget.open()
      await widget.openMethod('Airtm')
      await expect(widget.amount).toHaveValue(amount)
      await expect(widget.submit).toContainText(`${amount} MXN`)
      await widget.field('email').fill('jonas@post.example')
      await widget.submit.click()
      await expectAmounts(cashier, [amount])
    },
  )
}

test('F6 AMT-02 a first amount above the minimum stays, although the layout asks for a random one', async ({
  widget,
}) => {
  await chance(widget.page, 2)
  await widget.open()
  await widget.openMethod('Airtm')
  await expect(widget.amount).toHaveValue('500.00')
})

interface OwnDecimals {
  readonly currency: string
  readonly tile: string
  readonly first: string
  readonly hint: string
  readonly chips: readonly string[]
  /** The pressed chip, and the resulting text in the input, on the button and in the request. */
  readonly press: readonly [chip: string, input: string, button: string, sent: string]
  readonly typed: readonly [text: string, input: string]
}

const OWN_DECIMALS: readonly OwnDecimals[] = [
  {
    currency: 'JPY',
    tile: 'from 1,000 JPY',
    first: '5000',
    hint: '1,000–2,000,000 JPY',
    chips: ['1,000', '2,000', '10,000'],
    press: ['10,000', '10000', '10,000 JPY', '10000'],
    typed: ['2500.75', '250075'],
  },
  {
    currency: 'KWD',
    tile: 'from 1.250 KWD',
    first: '5000.000',
    hint: '1.250–9,000.000 KWD',
    chips: ['1,000.000', '1,250.500', '2,000.000'],
    press: ['1,000.000', '1000.000', '1,000.000 KWD', '1000.000'],
    typed: ['2.3456', '2.345'],
  },
]

for (const { currency, tile, first, hint, chips, press, typed } of OWN_DECIMALS) {
  test(
    `P9 D-04 Q-080 AMT-08 I5 the deployment’s decimals for ${currency} apply from the tile to the request`,
    coreIf(currency === 'KWD'),
    async ({ widget, cashier }) => {
      const [chip, input, button, sent] = press
      await widget.open({
        scenario: 'ownDecimals',
        host: { currency },
        config: { decimals: { JPY: 0, KWD: 3 } },
      })
      await expect(widget.tile('Airtm')).toContainText(tile)
      await widget.openMethod('Airtm')
      await expect(widget.amount).toHaveValue(first)
      await expect(hintOf(widget)).toHaveText(hint)
      const quick = widget.inside.getByRole('group').getByRole('button')
      await expect(quick).toHaveText(chips)
      await widget.amount.fill('')
      await widget.amount.pressSequentially(typed[0])
      await expect(widget.amount).toHaveValue(typed[1])
      await quick.getByText(chip, { exact: true }).click()
      await expect(widget.amount).toHaveValue(input)
      await widget.field('email').fill('ana@correo.mx')
      await widget.button(`Deposit ${button}`).click()
      await expect(widget.status).toContainText('Waiting for your payment')
      await expect(widget.inside.getByText(button)).toBeVisible()
      expect(await cashier.deposits()).toMatchObject([{ amount: sent, currency }])
    },
  )
}

test('P9 D-04 amounts have two decimals without a deployment setting, even in yen', async ({ widget }) => {
  await widget.open({ scenario: 'ownDecimals', host: { currency: 'JPY' } })
  await widget.openMethod('Airtm')
  await expect(widget.amount).toHaveValue('5000.00')
})

test('W9 a pasted text that is not an amount stays in the field with an error, and the previous amount is not paid', async ({
  widget,
  cashier,
}) => {
  const paste = (text: string) =>
    widget.amount.evaluate((input: HTMLInputElement, pasted) => {
      input.select()
      const data = new DataTransfer()
      data.setData('text/plain', pasted)
      if (!input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })))
        return
      input.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertFromPaste', data: pasted, bubbles: true }))
      input.setRangeText(pasted, 0, input.value.length, 'end')
      input.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', data: pasted, bubbles: true }))
    }, text)
  await widget.open()
  await widget.openMethod('Mercado Pago')
  await widget.amount.focus()
  await paste('CHF 1’500.–')
  await expect(widget.amount).toHaveValue('CHF 1’500.–')
  await expect(widget.submit).not.toContainText('MXN')
  await widget.submit.click()
  await expect(widget.error('amount')).toHaveText('Enter an amount in MXN, using digits.')
  expect(await cashier.calls('deposit-create')).toEqual([])
  await widget.amount.focus()
  await paste('1,234')
  await expect(widget.amount, 'T7: not cut to 1.23').toHaveValue('1,234')
  await expect(widget.submit).not.toContainText('MXN')
  await paste('$ 1’500.–')
  await expect(widget.amount).toHaveValue('1500')
  await widget.submit.click()
  await expectAmounts(cashier, ['1500.00'])
})

test('T8 I4 the button shows an amount that was set without an input event before it can be paid', async ({
  widget,
  cashier,
}) => {
  const put = (value: string) =>
    widget.amount.evaluate((input: HTMLInputElement, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    }, value)
  await widget.open()
  await widget.openMethod('Mercado Pago')
  await put('777')
  await widget.submit.click()
  await expect(widget.submit).toContainText('777.00 MXN')
  expect(await cashier.calls('deposit-create'), 'the button named another amount').toEqual([])
  await widget.submit.click()
  await expectAmounts(cashier, ['777.00'])
})

test('E4 undo and redo step through the amount as it was typed', { tag: '@core' }, async ({ widget }) => {
  await widget.open()
  await widget.openMethod('Airtm')
  await widget.amount.press('Control+a')
  await widget.amount.pressSequentially('1234')
  await expect(widget.amount).toHaveValue('1234')
  await widget.amount.press('Control+z')
  await expect(widget.amount).toHaveValue('123')
  await widget.amount.press('Control+z')
  await expect(widget.amount).toHaveValue('12')
  await widget.amount.press('Control+y')
  await expect(widget.amount).toHaveValue('123')
  await expect(widget.submit).toContainText('123.00')
})
