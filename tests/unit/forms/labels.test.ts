import { beforeAll, describe, expect, it } from 'vitest'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import { withArguments } from '../../../src/language/withArguments.ts'
import { checkLayout } from '../../../src/ops/checkLayout.ts'
import { formWith, serverField, textsOf } from '../features/builders.ts'
import { formScreen } from '../language/documents.ts'

let texts: Texts
let spanish: Texts
beforeAll(async () => {
  texts = await textsOf()
  spanish = { ...texts, lang: 'es', asked: 'es-MX' }
})

const words = (en: string, es = en) => ({ text: { en, es } })
const BANK = {
  ...{ type: 'field', kind: 'dropdown', name: 'bank', label: words('Bank') },
  items: [
    { text: words('North bank', 'Banco Norte'), value: 'n' },
    { text: words('South bank', 'Banco Sur'), value: 's' },
  ],
}
const BRANCH = {
  ...{ type: 'field', kind: 'radio', name: 'branch', label: words('Branch') },
  cascade: {
    by: 'bank',
    items: { n: [{ text: words('Old town'), value: '1' }], s: [{ text: words('Port'), value: '1' }] },
  },
}
const COUNTRY = { type: 'field', kind: 'country', name: 'land', label: words('Country') }

describe('form.labels, the text of a selected option', () => {
  it('is that of the item in the player’s language, and empty without one', () => {
    const { form, scopes } = formWith([BANK], { texts: spanish })
    expect(scopes.form.labels.bank).toBe('')
    form.field('bank')?.set('s')
    expect(scopes.form.labels.bank).toBe('Banco Sur')
  })

  it('follows the field that the options depend on', () => {
    const { form, scopes } = formWith([BANK, BRANCH], { texts })
    form.field('bank')?.set('n')
    form.field('branch')?.set('1')
    expect(scopes.form.labels.branch).toBe('Old town')
  })

  it('is the name of a country, and the text of an option of the server', () => {
    const fields = [serverField({ rules: [], items: [{ text: 'Caja', value: 'c' }], type: 'dropdown' })]
    const { form, scopes } = formWith([COUNTRY, { type: 'serverFields' }], { texts, fields })
    form.field('land')?.set('MX')
    form.field('cpf')?.set('c')
    expect([scopes.form.labels.land, scopes.form.labels.cpf]).toEqual(['Mexico', 'Caja'])
  })

  it('is empty for a typed field, and a condition on it is read again when the field changes', () => {
    const note = {
      type: 'field',
      kind: 'text',
      name: 'note',
      label: words('Note'),
      show: 'form.labels.bank == "South bank"',
    }
    const { form, scopes } = formWith([BANK, note], { texts })
    form.field('bank')?.set('s')
    expect([form.field('note')?.isShown, scopes.form.labels.note]).toEqual([true, ''])
  })
})

describe('the check of the arguments of an inline text', () => {
  const found = (label: object) =>
    checkLayout(formScreen(BANK, { type: 'note', text: label }), {
      texts: new Map(),
      serverFields: [],
    }).findings.filter(
      ({ code, message }) => !message.includes('is not a translation key') && code !== 'W10' && code !== 'W06',
    )

  it.each([
    ['{bank} is used', { en: 'To {bank}', es: 'A {bank}' }, 'form.labels.bank', []],
    [
      'a language does not use it',
      { en: 'To {bank}', es: 'A {banco}' },
      'form.labels.bank',
      // "{banco}" is filled by nothing, and the argument is not used.
      ['W16 /body/3/text/text/es', 'E02 /body/3/text/text/es'],
    ],
    ['the field does not exist', { en: 'To {bank}' }, 'form.labels.bnk', ['E05 /body/3/text/args/bank']],
    ['the path does not exist', { en: 'To {bank}' }, 'form.label.bank', ['E05 /body/3/text/args/bank']],
  ])('%s', (_, text, bank, expected) => {
    expect(found({ text, args: { bank } }).map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(expected)
  })
})

describe('an argument of an inline text', () => {
  it.each([
    ['Pay {amount}', '50.00 EUR', 'Pay 50.00 EUR'],
    ['ادفع {amount} الآن', '50.00 EUR', 'ادفع \u206850.00 EUR\u2069 الآن'],
    ['Pay with {amount} 50', 'بنك الشمال', 'Pay with \u2068بنك الشمال\u2069 50'],
    ['ادفع {amount}', '', 'ادفع '],
  ])('is isolated if the text or the argument is right-to-left: %s, %s', (text, amount, expected) => {
    expect(withArguments(text, { amount })).toBe(expected)
  })
})
