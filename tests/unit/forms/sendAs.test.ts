import { beforeAll, describe, expect, it } from 'vitest'
import { DATE_PIECES, PHONE_PIECES, TEXT_PIECES } from '../../../schemas/layout/slots.ts'
import type { FormStore } from '../../../src/forms/FormStore.ts'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import { checkLayout } from '../../../src/ops/checkLayout.ts'
import { formWith, serverField, textsOf } from '../features/builders.ts'
import { formScreen } from '../language/documents.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

type Field = { readonly type: 'field'; readonly name: string }

const words = (en: string) => ({ text: { en } })
const NAME = {
  type: 'field' as const,
  ...{ kind: 'text', name: 'fullName', label: words('Full name') },
  sendAs: { firstName: 'beforeLastWord', lastName: 'lastWord' },
}
const EXPIRY = {
  type: 'field' as const,
  ...{ kind: 'date', name: 'validity', label: words('Valid until'), format: 'MM/YY' },
  sendAs: { expiryMonth: 'month', expiryYear: 'year' },
}
const LAND = { type: 'field', kind: 'text', name: 'of', label: words('Of'), default: 'ZZ' }
const KINDS_WITH_PIECES = [
  ['text', TEXT_PIECES],
  ['textUppercase', TEXT_PIECES],
  ['date', DATE_PIECES],
  ['phone', PHONE_PIECES],
] as const
const LANGUAGES = Object.entries(
  import.meta.glob<Record<string, string>>('/src/i18n/locales/*.json', { eager: true, import: 'default' }),
)
const ASKED = ['firstName', 'lastName'].map((name) => serverField({ name, rules: [] }))

function typed(field: Field, value: string, more: readonly object[] = []): FormStore {
  const { form } = formWith([field, ...more], { texts })
  form.field(field.name)?.type(value)
  return form
}

const sent = (field: Field, value: string) => typed(field, value).values()

describe('a field whose value is sent in pieces', () => {
  it.each([
    ['Ana Lima', 'Ana', 'Lima'],
    ['  Ana   Maria  Souza Lima ', 'Ana Maria Souza', 'Lima'],
    ['Sukarno', 'Sukarno', 'Sukarno'],
    ['محمد علي', 'محمد', 'علي'],
  ])('sends the name "%s" with the last word as the last name', (name, firstName, lastName) => {
    expect(sent(NAME, name)).toEqual({ firstName, lastName })
  })

  it.each([
    ['Ana Souza Lima', 'Ana', 'Souza Lima'],
    ['Sukarno', 'Sukarno', 'Sukarno'],
  ])('sends "%s" with the first word as the first name', (name, given, family) => {
    expect(sent({ ...NAME, sendAs: { given: 'firstWord', family: 'afterFirstWord' } } as Field, name)).toEqual({
      given,
      family,
    })
  })

  it.each([
    ['05/31', { expiryMonth: '05', expiryYear: '2031' }],
    ['0531', { expiryMonth: '05', expiryYear: '2031' }],
    ['5/2031', { expiryMonth: '05', expiryYear: '2031' }],
    ['2031-05', { expiryMonth: '05', expiryYear: '2031' }],
  ])('sends the month and the year of "%s"', (value, pieces) => {
    const { form } = formWith([EXPIRY], { texts })
    form.field('validity')?.set(value)
    expect([form.formValid, form.values()]).toEqual([true, pieces])
  })

  it('sends every piece of a day, and of a phone number', () => {
    const day = { type: 'field' as const, kind: 'date', name: 'birth', label: words('Birthday') }
    const pieces = { d: 'day', m: 'month', y: 'year', short: 'shortYear', birth: 'whole' }
    expect(sent({ ...day, sendAs: pieces } as Field, '03/04/2001')).toEqual({
      ...{ d: '03', m: '04', y: '2001', short: '01', birth: '03/04/2001' },
    })
    const phone = { type: 'field' as const, kind: 'phone', name: 'phone', label: words('Phone') }
    const { form } = formWith([{ ...phone, sendAs: { code: 'prefix', rest: 'number', phone: 'whole' } }], { texts })
    form.field('phone')?.set('525512345678')
    expect(form.values()).toEqual({ code: '52', rest: '5512345678', phone: '525512345678' })
  })

  it('sends the country of an IBAN beside the IBAN, and conditions read it', () => {
    const iban = { type: 'field' as const, kind: 'textUppercase', name: 'iban', label: words('IBAN') }
    const tax = { type: 'field', kind: 'text', name: 'taxId', label: words('Tax id'), show: 'form.fields.land == "IT"' }
    const form = typed({ ...iban, sendAs: { iban: 'whole', land: 'country' } } as Field, 'it60x', [
      { ...tax, requiredWhen: 'form.fields.land == "IT"' },
    ])
    expect([form.values(), form.field('taxId')?.isShown, form.formValid]).toEqual([
      { iban: 'it60x', land: 'IT' },
      true,
      false,
    ])
    form.field('iban')?.type('DE89')
    expect([form.field('taxId')?.isShown, form.formValid]).toEqual([false, true])
  })

  it('can be part of a composed value', () => {
    const composed = { type: 'field', kind: 'composed', name: 'holder', parts: ['lastName', 'firstName'] }
    const form = typed(NAME, 'Ana Lima', [{ ...composed, template: '{lastName}, {firstName}' }])
    expect(form.values()).toEqual({ holder: 'Lima, Ana' })
  })

  it('sends nothing while it is hidden, or optional and empty', () => {
    expect(typed({ ...NAME, show: 'form.amount > "1000000"' } as Field, 'Ana Lima').values()).toEqual({})
    const { form } = formWith([{ ...NAME, optional: true }], { texts })
    expect([form.formValid, form.values()]).toEqual([true, {}])
  })

  it('covers the fields that the method asks for: they are not drawn again, and a refusal of either is shown here', () => {
    const { form, plan } = formWith([NAME, { type: 'serverFields' }], { texts, fields: ASKED })
    expect(plan.fields.filter(({ isHidden }) => !isHidden).map(({ name }) => name)).toEqual(['amount', 'fullName'])
    expect([plan.overruled, plan.missing, form.isComplete]).toEqual([[], [], true])
    form.field('fullName')?.type('Ana Lima')
    form.refuse(['lastName'])
    expect(form.field('fullName')?.shownError).toEqual({ key: 'form.field.refused' })
  })

  it('also sends its whole value under its own name if the method asks for it', () => {
    const fields = [...ASKED, serverField({ name: 'fullName', rules: [] })]
    const { form, plan } = formWith([NAME, { type: 'serverFields' }], { texts, fields })
    form.field('fullName')?.type('Ana Lima')
    expect([plan.missing, form.values()]).toEqual([[], { fullName: 'Ana Lima', firstName: 'Ana', lastName: 'Lima' }])
  })

  it('uses the value that the method sends for one of the names instead', () => {
    const fixed = serverField({ name: 'lastName', isHidden: true, value: 'Lima', rules: [] })
    const { form } = formWith([NAME, { type: 'serverFields' }], { texts, fields: [fixed] })
    form.field('fullName')?.type('Ana Souza')
    expect(form.values()).toEqual({ firstName: 'Ana', lastName: 'Lima' })
  })

  it.each([
    [
      { kind: 'textUppercase', name: 'iban', label: words('IBAN'), sendAs: { iban: 'whole', land: 'country' } },
      '1234',
      'field.piece.country',
    ],
    [
      { kind: 'phone', name: 'phone', label: words('Phone'), sendAs: { code: 'prefix', rest: 'number' } },
      '961234567',
      'field.piece.prefix',
    ],
  ])('is invalid while a piece that must be sent is missing: %j', (field, value, key) => {
    const country = field.kind === 'phone' && { country: { $: 'form.fields.of' } }
    const form = typed({ type: 'field', ...field, ...country } as Field, value, [LAND])
    form.showErrors()
    expect([form.formValid, form.field(field.name)?.shownError]).toEqual([false, { key }])
  })

  it('has a text in every language for each piece that a value may lack', () => {
    const lacking = new Set<string>()
    for (const [
      kind,
      {
        additionalProperties: { enum: pieces },
      },
    ] of KINDS_WITH_PIECES)
      for (const piece of pieces)
        for (const value of ['---', '1234', '-', '.', '( )', '\u0301', 'a', '961234567', '00', '05/03/2031'])
          for (const wire of ['typed', 'plain']) {
            const field = { type: 'field', kind, name: 'own', label: words('Own'), wire, sendAs: { sent: piece } }
            const form = typed(
              { ...field, ...(kind === 'phone' && { country: { $: 'form.fields.of' } }) } as Field,
              value,
              [LAND],
            )
            form.showErrors()
            const { key = '' } = form.field('own')?.shownError ?? {}
            if (key.startsWith('field.piece.')) lacking.add(key)
            // The request never lacks a piece of a valid form.
            if (form.formValid) expect(form.values()).toHaveProperty('sent')
          }
    expect([...lacking].toSorted()).toEqual(['field.piece.country', 'field.piece.prefix', 'field.piece.whole'])
    for (const [file, language] of LANGUAGES)
      expect(Object.keys(language), file).toEqual(expect.arrayContaining([...lacking]))
  })

  it('is restored from its own value', () => {
    const kept = typed(NAME, 'Ana Lima').typed()
    const { form } = formWith([NAME], { texts })
    form.fill(kept)
    expect([kept, form.values()]).toEqual([{ fullName: 'Ana Lima' }, { firstName: 'Ana', lastName: 'Lima' }])
  })

  it('S7 is never stored if one of the names indicates a secret', () => {
    expect(typed({ ...NAME, sendAs: { cardNumber: 'whole' } } as Field, '4111').typed()).toEqual({})
  })

  it('S7 does not store a month without a day, because it is the expiry of a card', () => {
    expect(typed({ ...EXPIRY, keep: true } as Field, '05/31').typed()).toEqual({})
    expect(typed({ ...EXPIRY, format: 'DD/MM/YYYY' } as Field, '05/03/2001').typed()).toEqual({
      validity: '05/03/2001',
    })
  })

  it('S7 D-20 is left out with all its pieces if one of them is a security code', () => {
    const field = { ...NAME, name: 'digits', sendAs: { cvv: 'whole', rest: 'lastWord' } }
    const { plan } = formWith([field, { type: 'serverFields' }], {
      ...{ texts, isWithoutCodes: true, fields: [serverField({ name: 'cvv' })] },
    })
    expect([plan.fields.map(({ name }) => name), plan.missing]).toEqual([['amount'], ['cvv']])
  })
})

describe('check of a field whose value is sent in pieces', () => {
  const found = (...nodes: readonly object[]) =>
    checkLayout(formScreen(...nodes), {
      serverFields: ASKED.map(({ name }) => ({ name, value: '', isHidden: false, json: {} })),
    }).findings.map(({ code, message }) => `${code} ${message}`)

  it('finds nothing wrong with names that the method asks for', () => {
    expect(found(NAME, { type: 'serverFields', except: [] })).toEqual([])
  })

  it('names a piece that the method does not ask for, and the field whose own name is sent', () => {
    const wrong = { ...NAME, sendAs: { firstName: 'firstWord', lastNam: 'lastWord', fullName: 'whole' } }
    expect(found(wrong, { type: 'serverFields' })).toEqual([
      'W06 the method does not ask for "lastNam": did you mean "lastName"?',
      'W06 the method does not ask for "fullName": choose from firstName, lastName',
    ])
  })

  it('says that the method gets the whole value too if it asks for the field itself', () => {
    const own = { ...NAME, name: 'firstName', sendAs: { lastName: 'lastWord' } }
    expect(found(own, { type: 'serverFields' })).toEqual([
      'W06 the method also asks for "firstName": it gets the whole value. Add "firstName": "whole" if that is meant, or rename the field',
    ])
  })

  it.each([
    [{ ...NAME, sendAs: { fullName: 'lastWord' } }, 'Only the "whole" value can be sent under'],
    [{ ...NAME, sendAs: { amount: 'lastWord' } }, '"amount" in "sendAs" is not a name of a field'],
    [{ ...NAME, wire: 'none' }, '"wire": "none" sends nothing'],
    [{ ...NAME, sendAs: { month: 'month' } }, 'month'],
    [{ ...EXPIRY, sendAs: { day: 'day' } }, 'A date in the format MM/YY has no day: remove "day" from "sendAs".'],
    [{ type: 'serverFields', override: { firstName: { sendAs: { a: 'whole' } } } }, 'write such a field with these'],
    [{ ...NAME, sendAs: { '.last': 'lastWord' } }, '".last" in "sendAs" is not a name of a field'],
  ])('refuses %j', (field, message) => {
    expect(found(field).join()).toContain(message)
  })

  it('refuses a name that another field has', () => {
    const other = { type: 'field', kind: 'text', name: 'lastName', label: words('Last name') }
    expect(found(NAME, other).join()).toContain('E09')
  })
})
