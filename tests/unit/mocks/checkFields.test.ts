import { describe, expect, it } from 'vitest'
import { checkFields } from '../../../mocks/cashier/checkFields.ts'
import type { WireField } from '../../../schemas/calls/serverField.ts'

const problems = (declared: readonly WireField[], values: Record<string, string>) =>
  checkFields(declared, values, '5.00')

describe('the fields of a create', () => {
  it('go by their alias', () => {
    expect(problems([{ name: 'card', alias: 'cardNumber' }], { cardNumber: '4' })).toEqual([])
    expect(problems([{ name: 'card', alias: 'cardNumber' }], { card: '4' })).toEqual([
      'fields.card is not a field of this method',
      'fields.cardNumber is missing',
    ])
  })

  it.each<[string, WireField]>([
    ['regex', { name: 'a', regex: '^x' }],
    ['pattern', { name: 'a', pattern: '^x' }],
    ['regexList', { name: 'a', regexList: [{ regex: '.' }, { regex: '^x' }] }],
    ['validations', { name: 'a', props: { validations: [{ regex: '^x' }] } }],
  ])('fit their %s', (_, field) => {
    expect(problems([field], { a: 'xy' })).toEqual([])
    expect(problems([field], { a: 'yx' })).toEqual(['fields.a must match ^x'])
  })

  it.each<[string, WireField]>([
    ['items', { name: 'a', props: { items: [{ value: 1 }, { value: 'b' }] } }],
    ['values', { name: 'a', values: [1, { text: 'B', value: 'b' }] }],
  ])('are among their %s', (_, field) => {
    expect([problems([field], { a: '1' }), problems([field], { a: 'b' })]).toEqual([[], []])
    expect(problems([field], { a: 'c' })).toEqual(['fields.a is not one of the choices'])
  })

  it('may stay empty behind "more", and when they are hidden', () => {
    const fields: WireField[] = [
      { name: 'a', isAdvanced: true },
      { name: 'b', props: { isAdvanced: true } },
      { name: 'c', props: { isHidden: true } },
      { name: 'd', type: 'hidden' },
      { name: 'e' },
    ]
    expect(problems(fields, {})).toEqual(['fields.e is missing'])
  })

  it.each(['show', 'hide'])('are sent only while an event does not keep them away (%s)', (action) => {
    const events = [{ on: 'change', action, target: 'why', value: action === 'show' ? 'other' : 'own' }]
    const fields: WireField[] = [{ name: 'kind', events }, { name: 'why' }]
    expect(problems(fields, { kind: 'other', why: 'gift' })).toEqual([])
    expect(problems(fields, { kind: 'own' })).toEqual([])
    expect(problems(fields, { kind: 'other' })).toEqual(['fields.why is missing'])
    expect(problems(fields, { kind: 'own', why: 'gift' })).toEqual(['fields.why was sent while it is not shown'])
  })
})

describe('a pix key', () => {
  const fields: WireField[] = [
    { name: 'numberId' },
    { name: 'pixKey', user_payment_fields: { cpf: { regex: '^\\d{3}$' }, email: { regex: '@' } } },
  ]
  const byMember: WireField[] = [{ name: 'pixKey', user_payment_fields: { regex: { cpf: '^\\d{3}$', email: '@' } } }]

  it.each([fields, byMember])('is whose it is, of which type, and the key', (...declared) => {
    expect(problems(declared, { numberId: '123', numberType: 'email', pixKey: 'a@b' })).toEqual([])
    expect(problems(declared, { numberId: '123', numberType: 'cpf', pixKey: '123' })).toEqual([])
  })

  it.each([
    [{}, ['fields.numberType  was not offered']],
    [{ numberId: '123', numberType: 'phone', pixKey: '1' }, ['fields.numberType phone was not offered']],
    [
      { numberId: '12', numberType: 'email', pixKey: 'ab' },
      ['fields.numberId must match ^\\d{3}$', 'fields.pixKey must match @'],
    ],
    [{ numberId: '123', numberType: 'cpf', pixKey: '321' }, ['fields.pixKey differs from the cpf']],
    [{ numberId: '123', numberType: 'email', pixKey: 'a@b', cpf: '123' }, ['fields.cpf is not a field of this method']],
  ])('%j has the problems %j', (values, wrong) =>
    expect(problems(fields, values as Record<string, string>)).toEqual(wrong),
  )
})
