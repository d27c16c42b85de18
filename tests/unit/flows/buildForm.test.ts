import { beforeAll, describe, expect, it } from 'vitest'
import type { MethodField } from '../../../schemas/methodField.ts'
import { buildForm } from '../../../src/flows/buildForm.ts'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import { checkDocument } from '../../../src/layout/checkDocument.ts'
import { planForm } from '../../../src/layout/planForm.ts'
import type { Limits } from '../../../src/money/limits.ts'
import { formScreen } from '../layout/documents.ts'
import { fixtureMethod, serverField, textsOf } from './builders.ts'

let texts: Texts
let spanish: Texts
beforeAll(async () => {
  texts = await textsOf()
  spanish = { ...texts, lang: 'es-ES', locale: 'es-ES' }
})

interface Asked {
  readonly fields?: readonly MethodField[]
  readonly nodes?: readonly unknown[]
  readonly limits?: () => Limits
  readonly words?: Texts
  readonly initial?: unknown
  readonly currency?: string
}

function build({
  fields = [],
  nodes = [{ type: 'serverFields' }],
  limits,
  words = texts,
  initial,
  currency = 'MXN',
}: Asked) {
  const { layout, problems } = checkDocument(formScreen(...nodes))
  if (layout === undefined) throw new Error(JSON.stringify(problems))
  const bad: string[] = []
  const shown = { holds: true }
  const form = buildForm(planForm(layout, fields), {
    method: fixtureMethod('airtm'),
    currency,
    limits: limits ?? (() => ({ min: '21.00', max: '20155.00' })),
    texts: words,
    holds: () => shown.holds,
    value: () => initial,
    onBadRule: (field, regex) => bad.push(`${field}: ${regex}`),
  })
  return { bad, form, shown }
}

const check = (rules: MethodField['rules'], value: string, more: Partial<MethodField> = {}) => {
  const { form, bad } = build({ fields: [serverField({ rules, ...more })] })
  form.field('cpf')?.type(value)
  return { message: form.field('cpf')?.broken, bad }
}

describe('a rule of the server', () => {
  it('gives its own message', () => {
    const rules = [{ regex: '^\\d{11}$', message: 'paymentMethods.regex_error.cpf' }]
    expect(check(rules, '123').message).toEqual({ key: 'paymentMethods.regex_error.cpf' })
    expect(check(rules, '12345678901').message).toBeUndefined()
  })

  it('without a message gives paymentMethods.{method}', () => {
    expect(check([{ regex: '^\\d+$', message: '' }], 'a').message).toEqual({ key: 'paymentMethods.airtm' })
  })

  it('the first broken one speaks', () => {
    const rules = [
      { regex: '.{3}', message: 'first' },
      { regex: '^a', message: 'second' },
    ]
    expect(check(rules, 'b').message?.key).toBe('first')
    expect(check(rules, 'bcd').message?.key).toBe('second')
  })

  it.each([
    ['not valid', '('],
    ['too long', `^${'a'.repeat(600)}$`],
    ['able to hold up the page', '^(a+)+$'],
  ])('Q-085 that is %s is passed over and reported', (_, regex) => {
    const rules = [
      { regex, message: 'never' },
      { regex: '^\\d+$', message: 'digits' },
    ]
    const { bad, message } = check(rules, 'x')
    expect(bad).toEqual([`cpf: ${regex}`])
    expect(message).toEqual({ key: 'digits' })
  })

  it.each([
    ['with the unicode flag', '^\\p{L}+$', 'Ñandú', true],
    ['without it, when only so it is valid', '^[\\w-]+\\@$', 'ana@', true],
    ['without it, and it does not fit', '^[\\w-]+\\@$', 'ana', false],
  ])('Q-085 is tried %s', (_, regex, value, fits) =>
    expect(check([{ regex, message: 'wrong' }], value).message === undefined).toBe(fits),
  )

  it('is not tried on a value beyond all measure: that is wrong', () => {
    expect(check([{ regex: '^a*$', message: 'wrong' }], 'a'.repeat(257)).message).toEqual({ key: 'wrong' })
  })
})

describe('a value that is missing', () => {
  it.each([
    ['a text field', {}, 'field.required'],
    ['a choice', { items: [{ text: 'A', value: 'a' }] }, 'field.choose'],
  ])('VALID-04 %s must have one', (_, more, key) => {
    expect(check([], '', more).message).toEqual({ key })
    expect(check([], '  ', more).message).toEqual({ key })
    expect(check([], 'a', more).message).toBeUndefined()
  })

  it('Q-084 an optional field may stay empty, and what is in it must fit', () => {
    const override = { cpf: { optional: true } }
    const fields = [serverField({ rules: [{ regex: '^\\d+$', message: 'digits' }] })]
    const { form } = build({ fields, nodes: [{ type: 'serverFields', override }] })
    expect(form.field('cpf')).toMatchObject({ isRequired: false, broken: undefined })
    form.field('cpf')?.type('x')
    expect(form.field('cpf')?.broken).toEqual({ key: 'digits' })
  })

  it('a hidden field is not the player’s, whatever its rules', () => {
    const { form } = build({ fields: [serverField({ isHidden: true, rules: [{ regex: '^x$', message: 'x' }] })] })
    expect(form.formValid).toBe(true)
  })

  it('a field that a condition hides is not asked for until it is shown', () => {
    const node = { type: 'field', kind: 'text', name: 'tax', label: 'field.tax', show: "user.currency == 'MXN'" }
    const { form, shown } = build({ nodes: [node] })
    expect(form.formValid).toBe(false)
    shown.holds = false
    expect(form.field('tax')?.broken).toBeUndefined()
    expect(form.values()).toEqual({})
  })
})

describe('the amount', () => {
  it.each([
    ['', { key: 'form.amountInput.empty' }],
    ['abc', { key: 'form.amountInput.empty' }],
    ['20.99', { key: 'form.amountInput.limit.min', args: { min: '21.00 MXN' } }],
    ['20155.01', { key: 'form.amountInput.limit.max', args: { max: '20,155.00 MXN' } }],
    ['21', undefined],
    ['20155', undefined],
  ])('"%s" says %j', (typed, message) => {
    const { form } = build({})
    form.field('amount')?.type(typed)
    expect(form.field('amount')?.broken).toEqual(message)
  })

  it('the messages hold the limits in full', () => {
    expect(texts.t('form.amountInput.limit.min', { min: '21.00 MXN' })).toBe('The smallest amount is 21.00 MXN')
    expect(texts.t('form.amountInput.limit.max', { max: '20,155.00 MXN' })).toBe('The largest amount is 20,155.00 MXN')
  })

  it('I6 C56 is checked against the newest limits', () => {
    let limits = { min: '21.00', max: '100.00' }
    const { form } = build({ limits: () => limits })
    form.field('amount')?.type('50')
    expect(form.amountValid).toBe(true)
    limits = { min: '60.00', max: '100.00' }
    expect(form.showErrors()).toBe(false)
    expect(form.field('amount')?.shownError).toEqual({ key: 'form.amountInput.limit.min', args: { min: '60.00 MXN' } })
  })

  it.each([
    ['en', '500', 'MXN', '500.00', '.'],
    ['es-ES', '500', 'MXN', '500,00', ','],
    ['en', '0.5', 'BTC', '0.50000000', '.'],
    ['en', null, 'MXN', '', '.'],
    ['en', 'nonsense', 'MXN', '', '.'],
    ['en', '0', 'MXN', '', '.'],
  ])('starts, for %s, with %j of %s as "%s"', (lang, initial, currency, value, decimalSeparator) => {
    const prefilled = {
      type: 'field',
      kind: 'amount',
      name: 'amount',
      label: 'a',
      initial: { $: 'method.prefilledAmount' },
    }
    const document = { ...formScreen(), body: [prefilled, ...formScreen().body.slice(1)] }
    const { layout } = checkDocument(document)
    if (layout === undefined) throw new Error('The document is wrong.')
    const form = buildForm(planForm(layout, []), {
      method: fixtureMethod('airtm'),
      currency,
      limits: () => ({ min: '0', max: '20155.00' }),
      texts: lang === 'es-ES' ? spanish : texts,
      holds: () => true,
      value: () => initial,
      onBadRule: () => {},
    })
    expect(form.field('amount')?.value).toBe(value)
    expect(form.field('amount')?.typing).toMatchObject({ currency, decimalSeparator, maxIntegerDigits: 6 })
  })
})
