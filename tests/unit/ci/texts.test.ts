import { describe, expect, it } from 'vitest'
import { fromCsv, toCsv } from '../../../.ci/texts/asCsv.ts'
import { fromXliff, toXliff } from '../../../.ci/texts/asXliff.ts'
import { fileOf, merge, readTexts } from '../../../.ci/texts/tables.ts'

const TEXTS = readTexts()
const NAMES = Object.keys(TEXTS.tables)
const aTable = (table: Readonly<Record<string, string>>, rest: object = {}) => ({
  tables: {
    en: { 'a.sum': 'Pay {{amount}}', 'a.count_one': '{{count}} field', 'a.count_other': '{{count}} fields' },
    ru: table,
  },
  notes: { 'a.sum': { place: 'Label of a button', characters: 20, about: 'Pays <now> & here', ...rest } },
})

describe('the texts to translators and back', () => {
  it('as CSV: a table that comes back as it went changes nothing, in any language', () => {
    const back = fromCsv(toCsv(TEXTS))
    expect(Object.keys(back).toSorted()).toEqual(NAMES.toSorted())
    for (const name of NAMES)
      expect(merge(name, TEXTS, back[name] ?? {})).toEqual({ table: TEXTS.tables[name], changes: 0 })
  })

  it.each(NAMES.filter((name) => name !== 'en'))('as XLIFF: %s comes back as it went', async (name) => {
    const back = await fromXliff(await toXliff(name, TEXTS))
    expect(Object.keys(back)).toEqual([name])
    expect(merge(name, TEXTS, back[name] ?? {})).toEqual({ table: TEXTS.tables[name], changes: 0 })
  })

  it('a file carries the note, the limit and the tag of its language', async () => {
    const xliff = await toXliff('mx', TEXTS)
    expect(xliff).toContain('target-language="es-MX"')
    expect(xliff).toMatch(/<trans-unit id="invoice\.paid" maxwidth="32" size-unit="char">/)
    expect(xliff).toContain(TEXTS.notes['invoice.paid']?.about ?? 'no note')
    expect(toCsv(TEXTS)).toContain('Label of a button (invoice.foot),24,')
  })

  it('a language gets its own plural forms, also those that are still missing', async () => {
    const texts = aTable({ 'a.sum': 'Оплатить {{amount}}' })
    const xliff = await toXliff('ru', texts)
    for (const form of ['one', 'few', 'many', 'other']) expect(xliff).toContain(`<trans-unit id="a.count_${form}">`)
    const [head = '', ...rows] = toCsv(texts).split('\r\n')
    expect(head).toMatch(/,en,ru$/)
    expect(rows.map((row) => row.split(',')[0])).toEqual([
      'a.sum',
      'a.count_one',
      'a.count_other',
      'a.count_few',
      'a.count_many',
      '',
    ])
  })

  it('markup, quotes and invisible characters survive', async () => {
    const texts = aTable({ 'a.sum': 'a <b> & "c", \u2068{{amount}}\u2069\u00a0;' })
    expect((await fromXliff(await toXliff('ru', texts))).ru?.['a.sum']).toBe(texts.tables.ru['a.sum'])
    expect(fromCsv(toCsv(texts)).ru?.['a.sum']).toBe(texts.tables.ru['a.sum'])
    expect(fileOf({ a: 'x\u00a0\u2068y' })).toBe('{\n  "a": "x\\u00a0\\u2068y"\n}\n')
  })
})

describe('an import', () => {
  const before = aTable({ 'a.sum': 'Оплатить {{amount}}' })

  it('changes what was translated, fills gaps, and ignores an empty cell', () => {
    const given = { 'a.sum': '', 'a.count_few': '{{count}} поля' }
    expect(merge('ru', before, given)).toEqual({
      table: { 'a.sum': 'Оплатить {{amount}}', 'a.count_few': '{{count}} поля' },
      changes: 1,
    })
  })

  it.each([
    ['a lost argument', { 'a.sum': 'Оплатить' }, /"a\.sum" can't be used: it lacks \{\{amount\}\}/],
    ['an argument of another name', { 'a.sum': 'Оплатить {{сумма}}' }, /but English has \{\{amount\}\}/],
    ['markup', { 'a.sum': '<b>{{amount}}</b>' }, /it has markup/],
    ['an unknown key', { 'a.sun': 'x' }, /"a\.sun" is not a key/],
    ['a plural form that the language has not', { 'a.count_two': '{{count}}' }, /"a\.count_two" is not a key/],
  ])('is refused as a whole with %s', (_, given, message) => {
    expect(() => merge('ru', before, given)).toThrow(message)
  })

  it('is refused for a language that does not exist', () => {
    expect(() => merge('xx', before, {})).toThrow('There is no language "xx". Choose from en, ru')
  })

  it('is refused without the column of keys', () => {
    expect(() => fromCsv('file,place,en\r\n')).toThrow('The first column must be "key"')
  })
})
