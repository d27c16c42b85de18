import { autorun } from 'mobx'
import { beforeAll, describe, expect, it } from 'vitest'
import { readField } from '../../../src/api/readField.ts'
import { buildForm } from '../../../src/forms/buildForm.ts'
import type { FieldRules } from '../../../src/forms/FieldRules.ts'
import { FormRules } from '../../../src/forms/FormRules.ts'
import { FormStore } from '../../../src/forms/FormStore.ts'
import type { FieldPlan } from '../../../src/forms/plan/FieldPlan.ts'
import { planForm } from '../../../src/forms/plan/planForm.ts'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import type { MethodField } from '../../../src/model/methodField.ts'
import { checkStep } from '../../../src/notices/checkForm.ts'
import { COUNTRIES } from '../../../src/reference/countries.ts'
import fc from '../fastCheck.ts'
import {
  checkedLayout,
  fixtureMethod,
  formWith,
  openForm,
  serverField,
  session,
  textsOf,
} from '../features/builders.ts'
import { formScreen, SUBMIT } from '../language/documents.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

type Json = Readonly<Record<string, unknown>>

const node = (kind: string, name: string, more: Json = {}) => ({
  ...{ type: 'field', kind, name, ...(kind !== 'composed' && { label: 'field.cpf' }) },
  ...more,
})
const text = (name: string, more: Json = {}) => node('text', name, more)
const items = (...values: readonly string[]) => values.map((value) => ({ text: { text: { en: value } }, value }))
const words = (en: string) => ({ text: { en } })

type Facts = Partial<Omit<Parameters<typeof formWith>[1], 'texts'>>

/** A form of these nodes, with functions to type into a field by its name, like a player. */
function open(nodes: readonly unknown[], filled: Readonly<Record<string, string>> = {}, facts: Facts = {}) {
  const opened = formWith(nodes, { texts, ...facts })
  const { form } = opened
  const field = (name: string) => {
    const found = form.field(name)
    if (found === undefined) throw new Error(`There is no field "${name}".`)
    return found
  }
  const type = (name: string, value: string) => field(name).type(value)
  for (const [name, value] of Object.entries(filled)) type(name, value)
  const view = (name: string) => {
    const found = form.view(name)
    if (found === undefined) throw new Error(`There is no field "${name}".`)
    return found
  }
  return { ...opened, field, type, view, broken: (name: string) => field(name).broken?.key }
}

describe('a field that is required while a condition holds', () => {
  const nodes = [text('country'), text('tax', { requiredWhen: 'form.fields.country == "MX"' })]

  it('is required only while it holds', () => {
    const { field, form, type, broken } = open(nodes, { country: 'US' })
    expect(field('tax').isRequired).toBe(false)
    expect(form.formValid).toBe(true)
    type('country', 'MX')
    expect(field('tax').isRequired).toBe(true)
    expect(broken('tax')).toBe('field.required')
    expect(form.formValid).toBe(false)
  })

  it('is validated again when the other field changes, and shows no error until it was left', () => {
    const { field, type } = open(nodes, { country: 'MX' })
    expect(field('tax').shownError).toBeUndefined()
    type('country', 'BR')
    type('country', 'MX')
    expect(field('tax').shownError).toBeUndefined()
    field('tax').leave()
    expect(field('tax').shownError).toEqual({ key: 'field.required' })
    type('country', 'US')
    expect(field('tax').shownError).toBeUndefined()
    type('country', 'MX')
    expect(field('tax').shownError).toEqual({ key: 'field.required' })
  })

  it.each([
    ['another field', 'form.fields.country == "MX"', 'country', 'MX'],
    ['the amount', 'form.amount == "500.00"', 'amount', '500'],
    ['itself', 'size(form.fields.tax) > 2', 'tax', 'abc'],
  ])('is re-rendered when %s makes it required, and only then', (_, requiredWhen, other, value) => {
    const { type, view } = open([text('country'), text('tax', { requiredWhen })])
    let drawn = 0
    view('tax').subscribe(() => drawn++)
    expect(view('tax').requiredToDraw()).toBe(false)
    type(other, '1')
    expect(drawn).toBe(0)
    type(other, value)
    expect(drawn).toBe(1)
    expect(view('tax').requiredToDraw()).toBe(true)
  })
})

describe('a rule of the document', () => {
  const said = (rule: Json, value: string, others: Readonly<Record<string, string>> = {}, kind = 'text') => {
    const { field } = open([text('other'), node(kind, 'one', { rules: [rule] })], { ...others, one: value })
    return field('one').broken
  }

  it('applies only while its `when` holds', () => {
    const rule = { regex: '^\\d+$', message: 'field.invalid', when: 'form.fields.other == "digits"' }
    expect(said(rule, 'abc', { other: 'any' })).toBeUndefined()
    expect(said(rule, 'abc', { other: 'digits' })).toEqual({ key: 'field.invalid' })
    expect(said(rule, '123', { other: 'digits' })).toBeUndefined()
  })

  it('with `anyOf` passes when one of the patterns matches', () => {
    const rule = { anyOf: ['^\\d{10}$', '^[A-Z]{4}$'], message: 'field.invalid' }
    expect(['1234567890', 'ABCD', 'ABC1'].map((value) => said(rule, value)?.key)).toEqual([
      undefined,
      undefined,
      'field.invalid',
    ])
  })

  it('with `anyOf` ignores unusable patterns, and is no rule when all are unusable', () => {
    const rule = (...anyOf: string[]) => ({ anyOf, message: 'field.invalid' })
    expect(said(rule('(', '^a$'), 'b')).toEqual({ key: 'field.invalid' })
    expect(said(rule('(', '^(a)\\1$'), 'b')).toBeUndefined()
  })

  it('shows its inline message', () => {
    const rule = { regex: '^a$', message: words('Only an a') }
    expect(said(rule, 'b')).toEqual({ key: '', words: { en: 'Only an a' } })
  })

  const CHECKS = [
    ['luhn', {}, '4111111111111112', '4111111111111111'],
    ['iban', {}, 'DE89370400440532013001', 'DE89 3704 0044 0532 0130 00'],
    ['aba', {}, '021000022', '021000021'],
    ['cpf', {}, '529.982.247-26', '529.982.247-25'],
    ['cnpj', {}, '11.222.333/0001-82', '11.222.333/0001-81'],
    ['email', {}, 'ana@correo', 'ana@correo.mx'],
    ['length', { min: 2, max: 3 }, 'abcd', 'abc'],
    ['range', { min: '0.5', max: 10 }, '10.01', '10'],
    ['equals', { field: 'other' }, 'b', 'a'],
  ] as const

  it.each(CHECKS)('the check %s has a default message, which the document may replace', (check, args, wrong, right) => {
    const others = { other: 'a' }
    expect(said({ check, ...args }, wrong, others)).toMatchObject({ key: `field.check.${check}` })
    expect(texts.has(`field.check.${check}`)).toBe(true)
    expect(said({ check, ...args }, right, others)).toBeUndefined()
    expect(said({ check, ...args, message: 'field.invalid' }, wrong, others)).toEqual({ key: 'field.invalid' })
    expect(said({ check, ...args, message: words('No') }, wrong, others)?.words).toEqual({ en: 'No' })
  })

  // Today is 21 November 2026 for the player.
  it.each([
    ['minAge', '22/11/2008', '21/11/2008'],
    ['maxAge', '21/11/2007', '22/11/2007'],
  ])('the check %s counts birthdays', (check, wrong, right) => {
    const rule = { check, years: 18 }
    expect(said(rule, wrong, {}, 'date')).toEqual({
      key: `field.check.${check}`,
      args: { count: '18', years: '18', min: '', max: '' },
    })
    expect(said(rule, right, {}, 'date')).toBeUndefined()
    expect(said({ ...rule, message: 'field.invalid' }, wrong, {}, 'date')).toEqual({ key: 'field.invalid' })
    expect(texts.t(`field.check.${check}`, { count: '18' })).toContain('18')
  })

  it('of length and range passes its bounds to the message', () => {
    expect(said({ check: 'length', min: 2, max: 3 }, 'a')?.args).toMatchObject({ min: '2', max: '3' })
    expect(said({ check: 'range', min: '-1.5' }, '-2')?.args).toMatchObject({ min: '-1.5', max: '' })
  })

  it('`equals` is validated again when the other field changes, and an untouched field shows no error', () => {
    const nodes = [text('email'), text('again', { rules: [{ check: 'equals', field: 'email' }] })]
    const { field, type } = open(nodes, { email: 'a@b.mx' })
    expect(field('again').shownError).toBeUndefined()
    type('again', 'a@b.mx')
    field('again').leave()
    expect(field('again').shownError).toBeUndefined()
    type('email', 'c@d.mx')
    expect(field('again').shownError).toMatchObject({ key: 'field.check.equals' })
    type('email', 'a@b.mx')
    expect(field('again').shownError).toBeUndefined()
  })

  it('a condition on another field updates a shown error', () => {
    const rules = [{ regex: '^\\d+$', message: 'field.invalid', when: 'form.fields.other == "digits"' }]
    const { field, type } = open([text('one', { rules }), text('other')], { one: 'abc' })
    field('one').leave()
    expect(field('one').shownError).toBeUndefined()
    type('other', 'digits')
    expect(field('one').shownError).toEqual({ key: 'field.invalid' })
    type('other', 'any')
    expect(field('one').shownError).toBeUndefined()
  })
})

describe('the message for an empty or incomplete value', () => {
  it.each([
    ['by default', {}, 'field.required', 'field.incomplete'],
    ['by a key', { empty: 'field.choose', incomplete: 'field.invalid' }, 'field.choose', 'field.invalid'],
  ])('%s', (_, messages, empty, incomplete) => {
    const { broken, type } = open([text('clabe', { mask: '###-###', messages })])
    expect(broken('clabe')).toBe(empty)
    type('clabe', '123-4')
    expect(broken('clabe')).toBe(incomplete)
    type('clabe', '123-456')
    expect(broken('clabe')).toBeUndefined()
  })

  it('has a text in the language of the player', () => {
    const messages = { empty: words('Type it'), incomplete: words('Go on') }
    const { field, type } = open([text('clabe', { mask: '###', messages })])
    expect(field('clabe').broken?.words).toEqual({ en: 'Type it' })
    type('clabe', '1')
    expect(field('clabe').broken?.words).toEqual({ en: 'Go on' })
  })

  it.each([
    ['31/1', 'field.incomplete'],
    ['31/02/2000', 'field.check.date'],
    ['29/02/2000', undefined],
  ])('of a date with the text %s: %s', (value, key) => {
    expect(open([node('date', 'one')], { one: value }).broken('one')).toBe(key)
  })
})

describe('a field hidden by a condition', () => {
  const choice = text('choice')
  const rules = [{ regex: '^\\d+$', message: 'field.invalid' }]
  const one = text('one', { rules })

  it.each<[string, unknown]>([
    ['its own `show`', { ...one, show: 'form.fields.choice == "yes"' }],
    ['its own `when`', { ...one, when: 'form.fields.choice == "yes"' }],
    [
      'the `when` of an ancestor',
      {
        type: 'stack',
        when: 'form.fields.choice == "yes"',
        children: [{ type: 'card', children: [one] }],
      },
    ],
    [
      'another case of a switch',
      { type: 'switch', on: 'form.fields.choice', cases: { yes: [one], no: [text('two', { optional: true })] } },
    ],
    [
      'the `else` of a switch',
      { type: 'switch', on: 'form.fields.choice', cases: { no: [text('two', { optional: true })] }, else: [one] },
    ],
  ])('%s: keeps its value, is neither validated nor sent, and shows the value again later', (_, hidden) => {
    const { field, form, type } = open([choice, hidden], { choice: 'yes' })
    type('one', 'wrong')
    field('one').leave()
    expect(field('one')).toMatchObject({ isShown: true, shownError: { key: 'field.invalid' } })
    expect(form.formValid).toBe(false)
    type('choice', 'no')
    expect(field('one')).toMatchObject({ isShown: false, broken: undefined, shownError: undefined })
    expect(form.formValid).toBe(true)
    expect(form.showErrors()).toBe(true)
    expect(form.values()).toEqual({ choice: 'no' })
    type('choice', 'yes')
    expect(field('one')).toMatchObject({ isShown: true, value: 'wrong', broken: { key: 'field.invalid' } })
    type('one', '123')
    expect(form.values()).toEqual({ choice: 'yes', one: '123' })
  })

  it('is hidden if one of several conditions fails', () => {
    const show = 'form.fields.a == "1"'
    const when = 'form.fields.b == "1"'
    const { field, type } = open([text('a'), text('b'), { type: 'stack', when, children: [text('c', { show })] }])
    const seen = [
      ['1', '1'],
      ['1', ''],
      ['', '1'],
      ['', ''],
    ].map(([a = '', b = '']) => {
      type('a', a)
      type('b', b)
      return field('c').isShown
    })
    expect(seen).toEqual([true, false, false, false])
  })

  it('may be a field of the server, shown for some values of another field', () => {
    const fields = [
      serverField({ name: 'kind' }),
      serverField({ name: 'card', shownFor: [{ field: 'kind', values: ['card', 'both'] }] }),
      serverField({ name: 'bank', shownFor: [{ field: 'kind', values: ['card'], isNot: true }] }),
    ]
    const { field, type } = open([], {}, { fields })
    const shown = ['card', 'both', ''].map((value) => {
      type('kind', value)
      return ['card', 'bank'].filter((name) => field(name).isShown)
    })
    expect(shown).toEqual([['card'], ['card', 'bank'], ['bank']])
  })

  it('a condition that reads the whole form does not recurse, and hides the field', () => {
    const { field, form } = open([text('one', { show: 'form.valid' }), text('two')], { two: 'x' })
    const stop = autorun(() => form.formValid)
    expect(field('one').isShown).toBe(false)
    stop()
  })
})

describe('a hidden field of the server', () => {
  it('is sent even if empty or left out of the document', () => {
    const fields = [
      serverField({ name: 'token', type: 'hidden', isHidden: true, value: 'tkn' }),
      serverField({ name: 'empty', isHidden: true }),
      serverField({ name: 'left' }),
    ]
    const { form } = open([{ type: 'serverFields', except: ['token', 'empty', 'left'] }], {}, { fields })
    expect(form.values()).toEqual({ token: 'tkn', empty: '' })
  })
})

describe('choices that depend on another field', () => {
  const bank = node('dropdown', 'bank', { items: items('bbva', 'santander') })
  const branch = node('dropdown', 'branch', {
    cascade: { by: 'bank', items: { bbva: items('centro', 'norte'), santander: items('norte', 'sur') } },
  })
  const desk = node('radio', 'desk', {
    cascade: { by: 'branch', items: { centro: items('1', '2'), norte: items('2', '3') } },
  })

  it('a value that is no longer offered is cleared, along the chain', () => {
    const { field, form, type } = open([bank, branch, desk], { bank: 'bbva', branch: 'centro', desk: '1' })
    expect(form.values()).toEqual({ bank: 'bbva', branch: 'centro', desk: '1' })
    type('bank', 'santander')
    expect([field('branch').value, field('desk').value]).toEqual(['', ''])
    expect(form.formValid).toBe(false)
  })

  it('a value that is still offered stays', () => {
    const { field, type } = open([bank, branch, desk], { bank: 'bbva', branch: 'norte', desk: '2' })
    type('bank', 'santander')
    expect([field('branch').value, field('desk').value]).toEqual(['norte', '2'])
  })

  it('does not depend on the order of the two fields', () => {
    const { field, type } = open([desk, branch, bank], { bank: 'bbva', branch: 'centro', desk: '1' })
    type('bank', 'santander')
    expect([field('branch').value, field('desk').value]).toEqual(['', ''])
  })

  it('an initial value that is offered is set from the start', () => {
    const first = (name: string, value: string, one: Json) => ({ ...one, name, default: value })
    const nodes = [first('branch', 'norte', branch), first('bank', 'santander', bank)]
    expect(open(nodes).form.values()).toEqual({ branch: 'norte', bank: 'santander' })
  })

  it('nothing is offered before the other field is chosen', () => {
    const { field } = open([bank, branch])
    field('branch').set('norte')
    expect(field('branch').value).toBe('')
  })
})

describe('a composed value', () => {
  const parts = [text('bsb'), text('account')]
  const template = { parts: ['bsb', 'account'], template: '{bsb}-{account}' }

  it('is built from its template, and its parts are not sent on their own', () => {
    const { form } = open([...parts, node('composed', 'destination', template)], { bsb: '123', account: '456' })
    expect(form.values()).toEqual({ destination: '123-456' })
  })

  it('is not sent while a part of it is empty or hidden', () => {
    const hidden = text('account', { show: 'form.fields.bsb == "123"' })
    const { form, type } = open([text('bsb'), hidden, node('composed', 'destination', template)], { bsb: '123' })
    expect(form.values()).toEqual({})
    type('account', '456')
    expect(form.values()).toEqual({ destination: '123-456' })
    type('bsb', '999')
    expect(form.values()).toEqual({})
  })

  it('without a template is the first of its parts that is shown', () => {
    const by = (name: string) => text(name, { show: `form.fields.by == "${name}"` })
    const nodes = [text('by'), by('email'), by('phone'), node('composed', 'key', { parts: ['email', 'phone'] })]
    const { form, type } = open(nodes, { by: 'email', email: 'ana@b.mx', phone: '55' })
    expect(form.values()).toEqual({ by: 'email', key: 'ana@b.mx' })
    type('by', 'phone')
    expect(form.values()).toEqual({ by: 'phone', key: '55' })
    type('by', 'none')
    expect(form.values()).toEqual({ by: 'none' })
  })

  it('may be a part of another', () => {
    const nodes = [
      ...parts,
      text('name'),
      node('composed', 'whole', { parts: ['destination', 'name'], template: '{name}/{destination}' }),
      node('composed', 'destination', template),
    ]
    expect(open(nodes, { bsb: '1', account: '2', name: 'Ana' }).form.values()).toEqual({ whole: 'Ana/1-2' })
  })

  it('that contains itself does not recurse, and is not sent', () => {
    const nodes = [
      text('name'),
      node('composed', 'a', { parts: ['b', 'name'], template: '{b}{name}' }),
      node('composed', 'b', { parts: ['a', 'name'], template: '{a}{name}' }),
      node('composed', 'c', { parts: ['a'] }),
    ]
    expect(open(nodes, { name: 'Ana' }).form.values()).toEqual({})
  })

  it('is built from its parts as they are sent', () => {
    const nodes = [text('bsb', { mask: '###-###', wire: 'plain' }), text('account'), node('composed', 'to', template)]
    expect(open(nodes, { bsb: '123-456', account: '7 8' }).form.values()).toEqual({ to: '123456-7 8' })
  })

  it('is never required itself', () => {
    const { form } = open([...parts.map((part) => ({ ...part, optional: true })), node('composed', 'to', template)])
    expect(form).toMatchObject({ formValid: true })
  })

  it('keeps replacement patterns such as `$&` in a part literally', () => {
    const { form } = open([...parts, node('composed', 'to', template)], { bsb: '$&', account: '{bsb}' })
    expect(form.values()).toEqual({ to: '$&-{bsb}' })
  })
})

describe('the values that are sent', () => {
  it.each<[string, string, Json, string, Json]>([
    ['a text as typed', 'text', {}, 'Ana María 7', { one: 'Ana María 7' }],
    ['a text, plain', 'text', { wire: 'plain' }, 'AB-12 34.5', { one: 'AB12345' }],
    ['a mask as typed', 'text', { mask: '###-###' }, '123-456', { one: '123-456' }],
    ['a mask, plain', 'text', { mask: '###-###', wire: 'plain' }, '123-456', { one: '123456' }],
    ['a date as typed', 'date', {}, '31/12/2001', { one: '31/12/2001' }],
    ['a date, plain', 'date', { wire: 'plain' }, '31/12/2001', { one: '2001-12-31' }],
    [
      'a date in another order, plain',
      'date',
      { wire: 'plain', format: 'MM/DD/YYYY' },
      '12/31/2001',
      { one: '2001-12-31' },
    ],
    ['a phone as typed', 'phone', {}, '525512345678', { one: '525512345678' }],
    ['a phone, plain', 'phone', { wire: 'plain' }, '525512345678', { one: '5512345678' }],
    ['a ticked checkbox', 'checkbox', {}, 'true', { one: 'true' }],
    ['nothing of a text', 'text', { wire: 'none' }, 'a', {}],
    ['nothing of a mask', 'text', { mask: '#', wire: 'none' }, '1', {}],
    ['nothing of a date', 'date', { wire: 'none' }, '31/12/2001', {}],
    ['nothing of a phone', 'phone', { wire: 'none' }, '525512345678', {}],
    ['nothing of a ticked checkbox', 'checkbox', { wire: 'none' }, 'true', {}],
    ['nothing of an empty optional text', 'text', { optional: true }, '  ', {}],
    ['nothing of an optional phone without a number', 'phone', { optional: true }, '52', {}],
    ['nothing of an unticked checkbox', 'checkbox', { optional: true }, 'false', {}],
  ])('%s', (_, kind, more, typed, sent) => {
    expect(open([node(kind, 'one', more)], { one: typed }).form.values()).toEqual(sent)
  })

  it('a field that is not sent is validated all the same', () => {
    expect(open([text('one', { wire: 'none' })]).form.formValid).toBe(false)
  })
})

describe('a phone', () => {
  const phone = node('phone', 'phone', { country: { $: 'form.fields.country' } })
  const country = node('country', 'country', { default: 'BR' })

  it('starts with the prefix of the payment’s country if no field chooses its country', () => {
    const { field } = open([node('phone', 'phone')])
    expect(field('phone')).toMatchObject({ value: '52', isEmpty: true })
  })

  it.each([
    ['behind', [country, phone]],
    ['before', [phone, country]],
  ])('placed %s the country field it follows, starts with the prefix of that country', (_, nodes) => {
    const { field, broken, form } = open(nodes)
    expect(field('phone')).toMatchObject({ value: '55', isEmpty: true })
    expect(broken('phone')).toBe('field.required')
    expect(form.values()).toEqual({ country: 'BR' })
  })

  it('keeps the number when the country changes', () => {
    const { field, type } = open([phone, country])
    type('phone', '5511987654321')
    type('country', 'MX')
    expect(field('phone').value).toBe('5211987654321')
    type('country', 'US')
    expect(field('phone').value).toBe('111987654321')
  })

  it('is empty when nothing follows the prefix, whatever the prefix', () => {
    const { field, type } = open([phone, country])
    for (const code of ['MX', 'US', 'DE']) {
      type('country', code)
      expect(field('phone').isEmpty).toBe(true)
    }
  })

  it.each([
    ['IN', '9123456789', '919123456789'],
    ['IN', '919123456789', '919123456789'],
    ['IN', '+91 91234 56789', '919123456789'],
    ['KZ', '7011234567', '77011234567'],
    ['BR', '55999998888', '5555999998888'],
    ['MX', '', '52'],
    ['NO', '4740612345', '4740612345'],
    ['NO', '40612345', '4740612345'],
    ['SG', '6581234567', '6581234567'],
    ['NZ', '6421123456', '6421123456'],
    ['EE', '3725123456', '3725123456'],
    ['IN', '+254 712 345678', '+254712345678'],
  ])('VALID-03 in %s is prefilled with %j as %j', (code, given, shown) => {
    const fields = [serverField({ name: 'phone', type: 'phone_with_prefix', value: given })]
    const { field } = open([], {}, { fields, player: session({ paymentGeo: code }) })
    expect(field('phone').value.replace(/ /g, '')).toBe(shown)
  })

  it('VALID-03 is prefilled with the number as it is sent, in every country', () => {
    for (const { code, prefix, example } of COUNTRIES) {
      const whole = `${prefix}${example}`.replace(/\D/g, '')
      const fields = [serverField({ name: 'phone', type: 'phone_with_prefix', value: whole })]
      const { field } = open([], {}, { fields, player: session({ paymentGeo: code }) })
      expect([code, field('phone').value.replace(/\D/g, '')]).toEqual([code, whole])
    }
  })

  it('VALID-03 is validated without its prefix', () => {
    const rules = [{ regex: '^\\d{10}$', message: 'ten' }]
    const fields = [serverField({ name: 'phone', type: 'phone_with_prefix', rules })]
    const { broken, type } = open([], {}, { fields })
    type('phone', '525512345678')
    expect(broken('phone')).toBeUndefined()
    type('phone', '5255123456')
    expect(broken('phone')).toBe('ten')
  })

  it.each([
    ['a number with a trunk zero', 'KE', '2540712345678', '254712345678', '712345678'],
    ['an international number after the prefix', 'KE', '254254712345678', '254712345678', '712345678'],
    ['a number that starts with a zero of its own', 'IT', '390612345678', '390612345678', '0612345678'],
  ])('%s is validated and sent normalized', (_, code, typed, whole, national) => {
    const rules = [{ regex: `^${national}$`, message: 'field.invalid' }]
    const plain = node('phone', 'plain', { country: { $: 'form.fields.country' }, wire: 'plain' })
    const { form, broken } = open([country, { ...phone, rules }, plain], { country: code, phone: typed, plain: typed })
    expect(broken('phone')).toBeUndefined()
    expect(form.values()).toEqual({ country: code, phone: whole, plain: national })
  })

  it('with only the trunk zero counts as empty', () => {
    const { field, broken } = open([country, phone], { country: 'KE', phone: '2540' })
    expect(field('phone').isEmpty).toBe(true)
    expect(broken('phone')).toBe('field.required')
  })

  it('tells its input what is dialled before a national number, and how long its numbers are', () => {
    const { type, view } = open([country, phone], { country: 'KE' })
    const typing = view('phone').textTyping as { readonly habit: () => object }
    expect(typing.habit()).toEqual({ nationalPrefixes: ['0'], length: 9 })
    type('country', 'IT')
    expect(typing.habit()).toEqual({ nationalPrefixes: [], length: 10 })
  })

  it('keeps its number when the form is rebuilt with more fields', () => {
    const { form } = open([country, phone], { country: 'MX', phone: '525512345678' })
    const after = open([country, phone, text('more')], { more: '1' }, { before: form })
    expect(after.form.values()).toEqual({ country: 'MX', phone: '525512345678', more: '1' })
  })
})

describe('an address', () => {
  const address = {
    type: 'address',
    country: { $: 'form.fields.country' },
    names: { line1: 'street', zip: 'postal_code' },
  }
  const country = node('country', 'country', { default: 'CA' })
  const byOrder = ({ form }: ReturnType<typeof open>) =>
    [...form.fields.values()]
      .filter(({ spec, isShown }) => isShown && (spec as FieldPlan).part !== undefined)
      .sort((a, b) => form.view(a.name)!.order - form.view(b.name)!.order)

  it.each([
    ['CA', ['street', 'line2', 'city', 'state', 'postal_code']],
    ['DE', ['street', 'line2', 'postal_code', 'city']],
    ['HK', ['state', 'city', 'street', 'line2']],
    ['BR', ['street', 'line2', 'district', 'city', 'state', 'postal_code']],
  ])('has in %s the parts %j, in this order', (code, names) => {
    const opened = open([country, address], { country: code })
    expect(byOrder(opened).map(({ name }) => name)).toEqual(names)
  })

  it.each([
    ['CA', { state: 'address.province', postal_code: 'address.postalCode' }],
    ['US', { state: 'address.state', postal_code: 'address.zip' }],
  ])('has the labels of %s', (code, labels) => {
    const { view } = open([country, address], { country: code })
    for (const [name, key] of Object.entries(labels)) {
      expect(view(name).labelKey).toBe(key)
      expect(texts.has(key)).toBe(true)
    }
  })

  it('requires the parts of its country, and the second line in none', () => {
    const opened = open([country, address])
    const required = () => byOrder(opened).flatMap(({ name, isRequired }) => (isRequired ? [name] : []))
    expect(required()).toEqual(['street', 'city', 'state', 'postal_code'])
    opened.type('country', 'HK')
    expect(required()).toEqual(['state', 'street'])
    expect(opened.form.formValid).toBe(false)
    opened.type('state', 'Kowloon')
    opened.type('street', '1 Nathan Road')
    expect(opened.form.formValid).toBe(true)
  })

  it('has a postal code in the format of its country, validated again when the country changes', () => {
    const { field, type } = open([country, address], { postal_code: '12345' })
    field('postal_code').leave()
    expect(field('postal_code').shownError).toEqual({ key: 'field.check.zip', args: { example: 'H3Z 2Y7' } })
    type('country', 'US')
    expect(field('postal_code').shownError).toBeUndefined()
    type('country', 'CA')
    type('postal_code', 'H3Z 2Y7')
    expect(field('postal_code').broken).toBeUndefined()
  })

  it('sends the parts of its country, and keeps the others', () => {
    const filled = { street: 'Rue 1', city: 'Montréal', state: 'QC', postal_code: 'H3Z 2Y7' }
    const { form, type } = open([country, address], filled)
    expect(form.values()).toEqual({ country: 'CA', ...filled })
    type('country', 'SG')
    expect(form.values()).toEqual({ country: 'SG', street: 'Rue 1', postal_code: 'H3Z 2Y7' })
    type('country', 'CA')
    expect(form.values()).toEqual({ country: 'CA', ...filled })
  })
})

describe('a mask', () => {
  it('chosen by another field formats the current value again', () => {
    const mask = [
      { mask: '##-##', when: 'form.fields.by == "pairs"' },
      { mask: '####', when: 'form.fields.by == "one"' },
    ]
    const { field, form, type } = open([text('by'), text('one', { mask, wire: 'plain' })], {
      by: 'pairs',
      one: '12-34',
    })
    type('by', 'one')
    expect(field('one').value).toBe('1234')
    type('by', 'pairs')
    expect(field('one').value).toBe('12-34')
    expect(form.values()).toEqual({ by: 'pairs', one: '1234' })
  })

  const BY = [
    { mask: '###-###', when: 'form.fields.by == "long"' },
    { mask: '+1 ##', when: 'form.fields.by == "short"' },
  ]

  it('too short for the current value clears it', () => {
    const { field, type } = open([text('by'), text('one', { mask: BY })], { by: 'long', one: '123-4' })
    type('by', 'short')
    expect(field('one').value).toBe('')
    type('one', '+1 56')
    type('by', 'long')
    expect(field('one').value).toBe('56')
  })

  it('T7 keeps a value set by code that does not fit, and makes it invalid', () => {
    const { field } = open([text('by'), text('one', { mask: BY })], { by: 'short' })
    field('one').set('23456')
    expect([field('one').value, field('one').broken?.key]).toEqual(['23456', 'field.unfit'])
  })

  it('asks for the numeric keyboard if none of its masks takes a letter, whichever applies now', () => {
    const mixed = [...BY, { mask: 'AA-##', when: 'form.fields.by == "plate"' }]
    const { view } = open([text('by'), text('one', { mask: BY }), text('two', { mask: mixed })], { by: 'long' })
    expect(view('one').textTyping).toMatchObject({ isNumeric: true })
    expect(view('two').textTyping).toMatchObject({ isNumeric: false })
  })

  it('is complete when its required places are filled', () => {
    const { broken, type } = open([text('one', { mask: '####[##]' })], { one: '123' })
    expect(broken('one')).toBe('field.incomplete')
    type('one', '1234')
    expect(broken('one')).toBeUndefined()
    type('one', '12345')
    expect(broken('one')).toBeUndefined()
  })
})

describe('whitespace around a text', () => {
  it('T3 is not part of the value', () => {
    const mail = text('mail', { rules: [{ check: 'email' }] })
    const { form, broken } = open([mail, text('name')], { mail: ' ana@correo.mx ', name: ' Ana ' })
    expect(broken('mail')).toBeUndefined()
    expect(form.values()).toEqual({ mail: 'ana@correo.mx', name: 'Ana' })
  })
})

describe('values that the server’s events set in other fields', () => {
  const field = (name: string, more: Partial<MethodField> = {}) => serverField({ name, ...more })

  it('a change of one field sets the other', () => {
    const fields = [field('bank', { sets: [{ target: 'city', value: 'CDMX' }] }), field('city')]
    const { form, type } = open([], {}, { fields })
    type('bank', 'bbva')
    expect(form.values()).toEqual({ bank: 'bbva', city: 'CDMX' })
    type('city', 'León')
    expect(form.values()).toEqual({ bank: 'bbva', city: 'León' })
  })

  it('a field before two fields that set each other is rendered by their final values', () => {
    const fields = [
      field('a', { sets: [{ target: 'b', value: '1' }] }),
      field('b', { sets: [{ target: 'a', value: 'end' }] }),
    ]
    const tax = text('tax', { requiredWhen: 'form.fields.a == "end"' })
    const { field: fieldOf, type, view } = open([tax], {}, { fields })
    expect(view('tax').requiredToDraw()).toBe(false)
    let drawn = 0
    view('tax').subscribe(() => drawn++)
    type('a', 'typed')
    expect(fieldOf('a').value).toBe('end')
    expect(drawn).toBe(1)
    expect(view('tax').requiredToDraw()).toBe(true)
  })

  it('fields that set each other do not recurse, and the form still validates', () => {
    const fields = [
      field('a', { sets: [{ target: 'b', value: '1' }] }),
      field('b', { sets: [{ target: 'c', value: '2' }] }),
      field('c', { sets: [{ target: 'a', value: '' }] }),
    ]
    const { broken, form, type } = open([], {}, { fields })
    type('a', 'typed')
    expect(form.values()).toEqual({ b: '1', c: '2' })
    expect(broken('a')).toBe('field.required')
  })
})

describe('a description of the server never blocks the player', () => {
  it.each([
    ['a dropdown without options is a text input', { type: 'dropdown' }, 'abc'],
    [
      'a networks field without options, of a method that names no network, is a text input',
      { type: 'networks' },
      'abc',
    ],
    ['a date has the format of its mask', { type: 'date', masks: ['####-##-##'] }, '2001-12-31'],
    ['a date with dots', { type: 'date', masks: ['##.##.####'] }, '31.12.2001'],
  ])('%s', (_, more, value) => {
    const { form, field } = open([], {}, { fields: [serverField({ name: 'one', ...more })] })
    field('one').set(value)
    expect(field('one').broken).toBeUndefined()
    expect(form.values()).toEqual({ one: value })
  })

  it.each(['', 'wrong'])('a disabled field with %j is not validated', (value) => {
    const rules = [{ regex: '^right$', message: '' }]
    const { form } = open([], {}, { fields: [serverField({ name: 'one', isDisabled: true, value, rules })] })
    expect(form.formValid).toBe(true)
  })

  it('a field that the server sends again follows its new rules', () => {
    const [a, b] = ['^a$', '^b$'].map((regex) => serverField({ name: 'one', rules: [{ regex, message: '' }] }))
    const { broken, type } = open([], { one: 'a' }, { fields: [a!, b!] })
    expect(broken('one')).toBe('paymentMethods.airtm')
    type('one', 'b')
    expect(broken('one')).toBeUndefined()
  })

  it('a repeated phone number is compared as a whole', () => {
    const again = node('phone', 'again', { rules: [{ check: 'equals', field: 'phone' }] })
    const { field, broken } = open([node('phone', 'phone'), again])
    field('phone').set('525512345678')
    field('again').set('525512345679')
    expect(broken('again')).toBe('field.check.equals')
    field('again').set('525512345678')
    expect(broken('again')).toBeUndefined()
  })

  it('I4 the amount is validated as an amount, whatever node renders it', () => {
    const good = checkedLayout(formScreen())
    // Changes the kind of the amount field after the layout check, which would refuse it.
    const asText = ({ plain }: { readonly plain: object }) => ({ kind: 'text', plain: { ...plain, kind: 'text' } })
    const body = good.body.map((node) => (node.kind === 'amount' ? { ...node, ...asText(node) } : node))
    const layout = { ...good, body }
    const { form } = openForm({ layout, method: fixtureMethod('airtm', { fields: [] }), player: session(), texts })
    form.field('amount')?.type('999999999')
    expect(form.field('amount')?.broken?.key).toBe('form.amountInput.limit.max')
  })

  it('the amount is validated whatever condition it is under', () => {
    const good = checkedLayout(formScreen(text('a'), text('b', { when: 'form.fields.a == "x"' })))
    // Adds a condition to the amount field after the layout check, which would refuse it.
    const { when } = good.body.find(({ plain }) => plain.name === 'b')!
    const layout = { ...good, body: good.body.map((node) => (node.kind === 'amount' ? { ...node, when } : node)) }
    const { form } = openForm({ layout, method: fixtureMethod('airtm', { fields: [] }), player: session(), texts })
    form.field('amount')?.type('999999999')
    form.field('a')?.type('y')
    expect(form.amountValid).toBe(false)
    expect(form.showErrors()).toBe(false)
  })
})

describe('a choice accepts only its items', () => {
  it.each([
    ['dropdown', { items: items('a', 'b') }, 'b', 'b', 'c'],
    ['radio', { items: items('a', 'b') }, 'b', 'b', 'c'],
    ['segmented', { items: items('a', 'b') }, 'b', 'b', 'c'],
    ['network', { items: items('a', 'b') }, 'b', 'b', 'B'],
    ['country', {}, 'br', 'BR', 'XX'],
    ['country', { only: ['DE', 'FR'] }, 'FR', 'FR', 'BR'],
    ['currency', {}, 'eur', 'EUR', 'ABC'],
    ['currency', { only: ['USD'] }, 'USD', 'USD', 'EUR'],
  ])('%s %j', (kind, more, offered, taken, other) => {
    const { form, field } = open([node(kind, 'one', more)])
    field('one').set(offered)
    expect(form.values()).toEqual({ one: taken })
    field('one').set(other)
    expect(form.values()).toEqual({})
    expect(field('one').broken?.key).toBe('field.choose')
  })
})

describe('a form in steps', () => {
  const step = (...children: readonly unknown[]) => ({ type: 'step', title: words('A'), children })
  const steps = (...children: readonly ReturnType<typeof step>[]) => ({
    ...{ type: 'steps', next: 'form.steps.next', back: 'form.steps.back' },
    children: children.with(-1, step(...(children.at(-1)?.children ?? []), SUBMIT)),
  })

  it('validates in each step only the fields shown in it', () => {
    const nodes = [steps(step(text('by'), text('a', { show: 'form.fields.by == "a"' })), step(text('b')))]
    const { form, type } = open(nodes, { by: 'b' })
    form.next()
    expect(form.step).toBe(1)
    form.back()
    type('by', 'a')
    form.next()
    expect(form).toMatchObject({ step: 0, errorCount: 1 })
    type('a', '1')
    type('b', '2')
    form.next()
    expect(form).toMatchObject({ step: 1, isLastStep: true })
    expect(form.showErrors()).toBe(true)
    expect(form.values()).toEqual({ by: 'a', a: '1', b: '2' })
  })

  it('ANALYT-04 an attempt to leave a step with invalid fields is tracked with the names of these fields', () => {
    const { form, type } = open([steps(step(text('a'), text('b')), step(text('c')))])
    const tracked: unknown[] = []
    const track = (...event: readonly unknown[]) => void tracked.push(event)
    type('b', '1')
    checkStep(form, track)
    expect(tracked).toEqual([['regex_error', { form: 'method', fields: ['a'] }]])
    type('a', '1')
    checkStep(form, track)
    expect([form.step, tracked.length]).toEqual([1, 1])
  })

  it('tells the document its current step', () => {
    const { form, scopes, type } = open([steps(step(text('a')), step(text('b')))])
    expect(scopes.form).toMatchObject({ step: 0, stepCount: 2 })
    type('a', '1')
    form.next()
    expect(scopes.form.step).toBe(1)
  })

  it('stays in its step when the server requests more fields', () => {
    const nodes = [steps(step(text('a')), step(text('b'), { type: 'serverFields' }))]
    const { form } = open(nodes, { a: '1' })
    form.next()
    const after = open(nodes, {}, { before: form, fields: [serverField()] })
    expect(after.form).toMatchObject({ step: 1, stepCount: 2 })
    expect(after.form.values()).toEqual({ a: '1' })
  })
})

describe('values restored into a new form', () => {
  const country = node('country', 'country', { default: 'BR' })
  const nodes = [
    node('phone', 'phone', { country: { $: 'form.fields.country' } }),
    node('dropdown', 'branch', { cascade: { by: 'bank', items: { bbva: items('centro', 'norte') } } }),
    country,
    node('dropdown', 'bank', { items: items('bbva') }),
  ]
  const filled = { country: 'MX', phone: '525512345678', bank: 'bbva', branch: 'norte' }

  it('are unchanged, whatever the order of the fields they depend on', () => {
    const { form } = open(nodes)
    form.fill(filled)
    expect(form.values()).toEqual(filled)
    expect(form.isTouched).toBe(true)
  })

  it('are unchanged in a form rebuilt with more fields', () => {
    const before = open(nodes, filled).form
    expect(open(nodes, {}, { before }).form.values()).toEqual(filled)
  })

  it('still follow the fields they depend on', () => {
    const { field, form, type } = open(nodes)
    form.fill(filled)
    expect(form.formValid).toBe(true)
    type('country', 'BR')
    type('bank', 'none')
    expect([field('phone').value, field('branch').value]).toEqual(['555512345678', ''])
  })

  it('are formatted again, and those no longer offered are left out', () => {
    const { form } = open([...nodes, text('one', { mask: '##-##' })])
    form.fill({ bank: 'bbva', branch: 'closed', one: '1234' })
    expect(form.values()).toEqual({ country: 'BR', bank: 'bbva', one: '12-34' })
  })

  it('do not overwrite a value that the player has changed', () => {
    const fields = [
      serverField({ name: 'city' }),
      serverField({ name: 'bank', sets: [{ target: 'city', value: 'set' }] }),
    ]
    const { form } = open([], {}, { fields })
    form.fill({ city: 'typed', bank: 'bbva' })
    expect(form.values()).toEqual({ city: 'typed', bank: 'bbva' })
  })
})

describe('a form of 200 fields', () => {
  const show = 'user.currency == "MXN"'
  const rules = [{ regex: '^[a-z]+$', message: 'field.invalid' }]
  const fields = Array.from({ length: 100 }, (_, at) =>
    serverField({ name: `s${at}`, rules: [{ regex: '^[a-z]+$', message: '' }] }),
  )
  const nodes = Array.from({ length: 100 }, (_, at) => text(`f${at}`, { rules, show }))

  it('one key press validates one field, and evaluates a condition shared by all fields once', () => {
    let conditions = 0
    const checked: string[] = []
    const layout = checkedLayout(formScreen({ type: 'stack', children: nodes.slice(0, 50) }, ...nodes.slice(50)))
    const { need } = formWith([], { texts })
    const counting = {
      ...need,
      expressions: {
        ...need.expressions,
        isTrue: (...args: Parameters<typeof need.expressions.isTrue>) => {
          conditions++
          return need.expressions.isTrue(...args)
        },
      },
    }
    const judge = new FormRules(counting)
    const check = judge.check.bind(judge)
    judge.check = (plan, value) => {
      checked.push(plan.name)
      return check(plan, value)
    }
    const plan = planForm(layout, fields)
    const asked: FieldRules<FieldPlan> = judge
    const form = new FormStore('MXN', plan.fields, asked as FieldRules)
    for (const field of form.fields.values()) if (field.name !== 'amount') field.type('a')
    const seen: boolean[] = []
    const stop = autorun(() => seen.push(form.formValid))
    expect(form.fields.size).toBe(201)
    expect(seen).toEqual([true])
    expect(conditions).toBe(1)
    checked.length = 0
    form.field('f50')?.type('ab')
    expect(checked).toEqual(['f50'])
    form.field('s99')?.type('1')
    expect(checked).toEqual(['f50', 's99'])
    expect(conditions).toBe(1)
    stop()
    expect(seen).toEqual([true, false])
  })
})

describe('the choices of a field', () => {
  it('are the countries of the table or those listed, in the language of the player', () => {
    const { view } = open([node('country', 'all'), node('country', 'some', { only: ['BR', 'MX'] })])
    expect(view('all').choices?.length).toBeGreaterThan(200)
    expect(view('some').choices).toEqual([
      { text: 'Brazil', value: 'BR', icon: '/static/flags/BR.svg' },
      { text: 'Mexico', value: 'MX', icon: '/static/flags/MX.svg' },
    ])
    expect(view('some').choices).toBe(view('some').choices)
  })

  it('are the listed currencies, with their names', () => {
    const { view } = open([node('currency', 'one', { only: ['MXN', 'BTC'] })])
    expect(view('one').choices?.map(({ value, note }) => [value, note])).toEqual([
      ['MXN', 'Mexican Peso'],
      ['BTC', 'Bitcoin'],
    ])
  })

  it('are the countries and currencies that the server lists, with its values', () => {
    const listed = (...values: readonly string[]) => values.map((value) => ({ text: `Named ${value}`, value }))
    const fields = [
      serverField({ name: 'land', type: 'dropdown_country', items: listed('mx', 'MEX') }),
      serverField({ name: 'coin', type: 'dropdown_currency', items: listed('EUR', 'USDT_TRC20') }),
    ]
    const { field, form, view } = open([], {}, { fields })
    const offered = (name: string) => view(name).choices?.map(({ text, value }) => [text, value])
    expect(offered('land')).toEqual([
      ['Mexico', 'mx'],
      ['Named MEX', 'MEX'],
    ])
    expect(offered('coin')).toEqual([
      ['EUR', 'EUR'],
      ['Named USDT_TRC20', 'USDT_TRC20'],
    ])
    field('land').set('MX')
    field('coin').set('USDT_TRC20')
    expect(form.values()).toEqual({ land: 'mx', coin: 'USDT_TRC20' })
  })
})

it('a form is built from a plan and its dependencies alone', () => {
  const { need, plan } = formWith([text('a')], { texts, method: fixtureMethod('airtm'), player: session() })
  expect([...buildForm(plan, need).fields.keys()]).toEqual(['amount', 'a', 'email'])
})

describe('a text during composition', () => {
  const FIELDS = [
    node('text', 'masked', { mask: '####-####' }),
    node('date', 'day'),
    node('phone', 'phone'),
    node('text', 'digits', { only: 'digits' }),
  ]

  it.each([
    ['masked', '1234-5678', '1234-5678か'],
    ['masked', '1234-5678', '1234-56789'],
    ['day', '29/02/1988', '29/02/19889'],
    ['phone', '525512345678', '525512345678か'],
    ['digits', '12', '12か'],
  ])('K1 I4 in %s: %s may be sent, but not while the input shows %s', (name, taken, standing) => {
    const { type, broken } = open(FIELDS, {})
    type(name, taken)
    expect(broken(name)).toBeUndefined()
    type(name, standing)
    expect(broken(name)).toBe('field.unfit')
  })
})

describe('an amount that was set by code', () => {
  const VALUES = [
    ['en', '1,000', '1.00', '1.00'],
    ['en', '1,000.50', '1000.50', '1000.50'],
    ['en', '$ 1 500', '1500', '1500.00'],
    ['en', '٧٥٠', '750', '750.00'],
    ['en', '10.990', '10.99', '10.99'],
    ['en', '10.999', '10.999', undefined],
    ['en', '007', '7', '7.00'],
    ['en', '1e3', '', undefined],
    ['en', 'all of it', '', undefined],
    ['en', '-5', '', undefined],
    ['es-ES', '1000.5', '1000,5', '1000.50'],
    ['es-ES', '1.000,50', '1000,50', '1000.50'],
  ] as const

  it.each(VALUES)('M2 Q-077 C54 in %s %j is shown as %j, and %s is sent', (locale, value, stands, sent) => {
    const { form } = formWith([], { texts: { ...texts, locale } })
    form.field('amount')?.set(value)
    expect(form.field('amount')?.value).toBe(stands)
    expect(form.amount).toBe(sent)
  })

  it('M2 is formatted the same way if a server’s event set it', () => {
    const fields = [serverField({ name: 'plan', sets: [{ target: 'amount', value: '1,000' }] })]
    const { type, field, form, scopes } = open([{ type: 'serverFields' }], {}, { fields })
    type('plan', 'gold')
    expect(field('amount').value).toBe('1.00')
    expect(scopes.form.amountText).toBe(`${form.amount} MXN`)
  })

  it('the number of a card in the amount is no amount: it is neither sent, reported nor stored', () => {
    const { type, field, form } = open([])
    type('amount', '4111 1111 1111 1111')
    expect(form.amount).toBeUndefined()
    expect(field('amount').broken?.key).toBe('form.amountInput.unreadable')
    expect(form.harmless()).toEqual({})
    type('amount', '')
    expect(form.harmless()).toEqual({ amount: '' })
    type('amount', '411.50')
    expect(form.harmless()).toEqual({ amount: '411.50' })
  })

  it('M2 C54 C55 is sent as it is shown, whatever was set', () => {
    const { field, form } = open([])
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9]{1,9}([., ][0-9]{0,4}){0,3}$/)), (value) => {
        field('amount').set(value)
        const stands = field('amount').value
        const isAmount = /^[0-9]{1,12}(?:\.[0-9]{0,2})?$/.test(stands)
        // A text with too many decimals or digits stays, and is not sent.
        if (!isAmount && !/^[0-9]{13}/.test(stands)) expect(['', value]).toContain(stands)
        const decimals = stands.split('.')[1] ?? ''
        const sent = isAmount ? `${stands.split('.')[0]}.${decimals.padEnd(2, '0')}` : undefined
        expect(form.amount).toBe(sent)
        field('amount').dependencyChanged()
        expect(field('amount').value).toBe(stands)
      }),
    )
  })
})

describe('a regular expression and the mask of its field', () => {
  const CARD = '4111 1111 1111 1111'
  it.each([
    ['#### #### #### ####', '^\\d{16}$', CARD, undefined],
    ['#### #### #### ####', '^(?:\\d{4} ){3}\\d{4}$', CARD, undefined],
    ['#### #### #### ####', '^5\\d{15}$', CARD, 'e.regex'],
    ['+52 ## ####-####', '^\\d{10}$', '+52 55 1234-5678', undefined],
    ['+52 ## ####-####', '^52\\d{10}$', '+52 55 1234-5678', undefined],
    ['+52 ## ####-####', '^\\d{9}$', '+52 55 1234-5678', 'e.regex'],
    ['', '^\\d{16}$', CARD, undefined],
    ['', '^\\d{15}$', CARD, 'e.regex'],
  ])(
    'X4 D-21 with the mask %j a value that matches %s with its separators or without is valid: %s',
    (mask, regex, value, problem) => {
      const field = serverField({ name: 'card', masks: mask ? [mask] : [], rules: [{ regex, message: 'e.regex' }] })
      const { broken } = open([{ type: 'serverFields' }], { card: value }, { fields: [field] })
      expect(broken('card')).toBe(problem)
    },
  )

  it('X4 D-21 a date matches with its separators and without', () => {
    const fields = ['^\\d{8}$', '^\\d\\d/\\d\\d/\\d{4}$', '^\\d{6}$'].map((regex, at) =>
      serverField({ name: `day${at}`, type: 'date', rules: [{ regex, message: 'e.regex' }] }),
    )
    const days = { day0: '29/02/1988', day1: '29/02/1988', day2: '29/02/1988' }
    const { broken } = open([{ type: 'serverFields' }], days, { fields })
    expect([broken('day0'), broken('day1'), broken('day2')]).toEqual([undefined, undefined, 'e.regex'])
  })

  it.each([
    ['typed', CARD],
    ['plain', '4111111111111111'],
  ])('X4 D-21 is sent in the form that `wire` names: %s', (wire, sent) => {
    const mask = '#### #### #### ####'
    const { form } = open([text('number', { mask, wire, rules: [{ regex: '^[0-9]{16}$', message: words('No') }] })], {
      number: CARD,
    })
    expect(form.formValid).toBe(true)
    expect(form.values()).toEqual({ number: sent })
  })
})

describe('a text of the server whose mask is a date', () => {
  it.each([
    ['dd/mm/yyyy', '29/02/1988', undefined],
    ['mm/dd/yyyy', '02/29/1988', undefined],
    ['dd/mm/yyyy', '99/99/0001', 'field.unfit'],
    ['dd/mm/yyyy', '31/02/1988', 'field.check.date'],
  ])('F1 FIELD-10 %s accepts existing days only: %s', (mask, value, problem) => {
    const fields = [readField({ name: 'birth', type: 'text', props: { mask } })]
    const { broken, view } = open([{ type: 'serverFields' }], { birth: value }, { fields })
    expect(view('birth').textTyping).toMatchObject({ kind: 'date' })
    expect(broken('birth')).toBe(problem)
  })
})
