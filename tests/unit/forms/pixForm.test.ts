import { beforeAll, describe, expect, it } from 'vitest'
import type { FieldPlan } from '../../../src/forms/plan/FieldPlan.ts'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import { fixtureMethod, formOf, session, textsOf } from '../features/builders.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

const OF_TYPE = { cpf: 'cpf', cnpj: 'pixCnpj', email: 'pixEmail', phone: 'pixPhone', random: 'pixRandom' } as const
const KEYS = {
  cpf: '529.982.247-25',
  cnpj: '11.222.333/0001-81',
  email: 'ana@correo.br',
  phone: '+55 (11) 98765-4321',
  random: '123e4567-e89b-42d3-a456-426614174000',
} as const
type KeyType = keyof typeof KEYS

/** The form of a method whose server requires a Pix key; `over` overrides the method. */
function pix(over: Record<string, unknown> = {}) {
  const form = formOf(fixtureMethod('pix_key', over), session({ currency: 'BRL', paymentGeo: 'BR' }), texts)
  const choose = (type: KeyType) => form.field('pixKeyType')?.type(type)
  const drawn = () =>
    [...form.fields.values()].filter(({ spec, isShown }) => isShown && !spec.isHidden).map(({ name }) => name)
  return { choose, drawn, form }
}

const types = Object.keys(KEYS) as KeyType[]

it.each(types)(
  'FIELD-04 the pix key type %s shows the CPF and its own field, and hides those of the others',
  (type) => {
    const { choose, drawn } = pix()
    choose(type)
    expect(drawn()).toEqual(['amount', 'pixKeyType', ...new Set(['cpf', OF_TYPE[type]])])
  },
)

it.each(types)('FIELD-05 the type %s sends the CPF as numberId, and its own field as pixKey', (type) => {
  const { choose, form } = pix()
  choose(type)
  form.field('cpf')?.type(KEYS.cpf)
  form.field(OF_TYPE[type])?.type(KEYS[type])
  expect(form.formValid).toBe(true)
  expect(form.values()).toEqual({ numberId: KEYS.cpf, numberType: type, pixKey: KEYS[type] })
})

it('FIELD-05 a change of the type sends the other key, and keeps the first', () => {
  const { choose, form } = pix()
  choose('email')
  form.field('cpf')?.type(KEYS.cpf)
  form.field('pixEmail')?.type(KEYS.email)
  choose('phone')
  form.field('pixPhone')?.type(KEYS.phone)
  expect(form.values()).toMatchObject({ numberType: 'phone', pixKey: KEYS.phone })
  choose('email')
  expect(form.values()).toMatchObject({ numberType: 'email', pixKey: KEYS.email })
})

describe('FIELD-06 numberId, numberType and pixKey', () => {
  const FILLED = ['numberId', 'numberType', 'pixKey']

  it('are hidden whatever type is chosen, and never required', () => {
    const { choose, drawn, form } = pix()
    for (const type of types) {
      choose(type)
      expect(drawn().filter((name) => FILLED.includes(name))).toEqual([])
      expect(FILLED.flatMap((name) => form.field(name)?.broken ?? [])).toEqual([])
    }
  })

  it('are hidden even if the server does not hide them', () => {
    const fields = FILLED.map((name) => ({ name, type: 'text', props: { isHidden: false } }))
    const { form } = pix({ fields })
    for (const name of FILLED)
      expect(form.field(name)?.spec as FieldPlan).toMatchObject({ isHidden: true, kind: 'hidden' })
  })
})

describe('the server’s description of a type', () => {
  it('gives its mask, and its rule with its message', () => {
    const { choose, form } = pix()
    choose('cpf')
    form.field('cpf')?.set('52998224725')
    expect(form.field('cpf')).toMatchObject({ value: KEYS.cpf, broken: undefined })
    choose('email')
    form.field('pixEmail')?.type('ana')
    expect(form.field('pixEmail')?.broken).toEqual({ key: 'paymentMethods.regex_error.email' })
    choose('random')
    form.field('pixRandom')?.type('none')
    expect(form.field('pixRandom')?.broken).toEqual({ key: 'paymentMethods.pix_key' })
  })

  it('decides which types are offered; with a single one there is no choice', () => {
    const fields = [{ name: 'pixKey', type: 'text', user_payment_fields: { email: { regex: '@' } } }]
    const { drawn, form } = pix({ fields })
    expect(drawn()).toEqual(['amount', 'cpf', 'pixEmail'])
    form.field('cpf')?.type(KEYS.cpf)
    form.field('pixEmail')?.type(KEYS.email)
    expect(form.values()).toEqual({ numberId: KEYS.cpf, numberType: 'email', pixKey: KEYS.email })
  })
})
