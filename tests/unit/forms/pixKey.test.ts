import { beforeAll, describe, expect, it } from 'vitest'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import { fixtureMethod, formOf, session, textsOf } from '../features/builders.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

const PARTS = ['cpf', 'pixCnpj', 'pixEmail', 'pixPhone', 'pixRandom']
const OWN = { cnpj: 'pixCnpj', email: 'pixEmail', phone: 'pixPhone', random: 'pixRandom' }
const CPF = '529.982.247-25'
const TYPED = {
  cpf: CPF,
  pixCnpj: '11.222.333/0001-81',
  pixEmail: 'ana@correio.example',
  pixPhone: '+55 (11) 98765-4321',
  pixRandom: '01234567-89ab-cdef-0123-456789abcdef',
}

function open(type: string) {
  const form = formOf(fixtureMethod('pix_key'), session({ currency: 'BRL', paymentGeo: 'BR' }), texts, {
    amount: '50',
    pixKeyType: type,
    ...TYPED,
  })
  return { form, shown: PARTS.filter((name) => form.field(name)?.isShown) }
}

describe('the form of a pix key', () => {
  it.each(Object.entries(OWN))(
    'FIELD-04 of the type %s shows cpf and %s, and hides those of the other types',
    (type, own) => {
      expect(open(type).shown).toEqual(['cpf', own])
    },
  )

  it('FIELD-04 of the type cpf shows cpf alone', () => expect(open('cpf').shown).toEqual(['cpf']))

  it.each([['cpf', 'cpf'], ...Object.entries(OWN)] as [string, keyof typeof TYPED][])(
    'FIELD-05 the shown fields of the type %s are sent as numberId and pixKey',
    (type, own) => {
      expect(open(type).form.values()).toEqual({ numberId: CPF, numberType: type, pixKey: TYPED[own] })
    },
  )

  it.each(['numberId', 'numberType', 'pixKey'])('FIELD-06 %s is always hidden', (name) => {
    for (const type of ['cpf', ...Object.keys(OWN)]) {
      const field = open(type).form.field(name)
      expect(field?.spec.isHidden).toBe(true)
      expect(field?.spec.kind).not.toBe('text')
    }
    const alone = fixtureMethod('oxxo', { fields: [{ name, props: { isHidden: false } }] })
    expect(formOf(alone, session(), texts).field(name)?.spec.isHidden).toBe(true)
  })

  it('hidden fields are not validated, and shown ones are', () => {
    const { form } = open('email')
    form.field('pixCnpj')?.type('1')
    expect(form.formValid).toBe(true)
    form.field('pixEmail')?.type('ana')
    expect(form.formValid).toBe(false)
  })
})
