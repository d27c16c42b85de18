import HELPER_TEXTS from 'virtual:languages/helper'
import START_TEXTS from 'virtual:languages/start'
import { describe, expect, it } from 'vitest'
import { readLanguages } from '../../../.ci/vite/languages.ts'
import { isRightToLeft, tagOf } from '../../../src/i18n/chooseLocale.ts'
import en from '../../../src/i18n/locales/en.json' with { type: 'json' }
import { BADGE_TYPES } from '../../../src/reference/badges.ts'
import { CATEGORIES } from '../../../src/reference/categories.ts'
import { base } from './base.ts'

type Table = Readonly<Record<string, string>>

const tables = import.meta.glob<Table>('../../../src/i18n/locales/*.json', { eager: true, import: 'default' })
const named = Object.entries(tables).map(([path, table]) => [path.replace(/.*\/|\.json$/g, ''), table] as const)

const keys = (table: Table) => [...new Set(Object.keys(table).map(base))].toSorted()
const args = (text: string) => [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))].toSorted()

it('I18N-09 every language has a file of texts, every file belongs to a language, and the ten of the specification exist', () => {
  const names = named.map(([name]) => name)
  expect(names.toSorted()).toEqual(Object.keys(readLanguages()).toSorted())
  expect(names).toEqual(expect.arrayContaining(['en', 'es', 'hi', 'in', 'mr', 'mx', 'pt', 'ru', 'te', 'ar']))
})

it.each(Object.entries(readLanguages()))('the direction of %s is that of its script', (_, { tag, dir }) => {
  const isScriptRightToLeft = /Arab|Hebr/.test(new Intl.Locale(tag).maximize().script ?? '')
  expect([dir, isRightToLeft(tag)]).toEqual([isScriptRightToLeft ? 'rtl' : 'ltr', isScriptRightToLeft])
})

// The same text stands below bank accounts, phone numbers, amounts and addresses.
it.each(named)('the warning about a changed detail names no address and no wallet in %s', (_, table) => {
  const NAMED =
    /address|wallet|direcci|endere|carteira|cartera|billetera|monedero|alamat|dompet|адрес|кошел|عنوان|محفظ|[एॲ]ड्रेस|वॉलेट|అడ్రస్|వాలెట్/i
  expect(table['copy.tampered']).not.toMatch(NAMED)
  expect(table['crypto.address'] ?? 'address').toMatch(NAMED)
})

it('S3 the texts of a failed start exist in every language', () => {
  expect(Object.keys(START_TEXTS).toSorted()).toEqual(named.map(([name]) => name).toSorted())
})

// The screen with these texts, the fiat tab of the crypto-balance cashier, is not part of this release.
it('the texts for a currency that can’t be deposited exist', () => {
  expect(en['deposit.currency.unavailable']).toBe('Deposit in {{currency}} is currently unavailable')
  expect(en['deposit.currency.advice']).toBe('Use crypto or choose another currency')
})

/** Arguments for payment ids, amounts and names. Their values are often written from left to right. */
const FROM_ELSEWHERE = /\{\{(?:id|amount|asked|max|example|name|currency)\}\}/g

it('Arabic texts isolate arguments that may be written from left to right', () => {
  const arabic = Object.entries(tables['../../../src/i18n/locales/ar.json'] ?? {})
  const bare = arabic.filter(([, text]) =>
    [...text.matchAll(FROM_ELSEWHERE)].some(({ index, 0: { length } }) => {
      return text[index - 1] !== '\u2068' || text[index + length] !== '\u2069'
    }),
  )
  expect(bare).toEqual([])
  expect(arabic.length).toBeGreaterThan(200)
})

describe.each(named)('the texts of %s', (name, table) => {
  it('have exactly the keys of English', () => expect(keys(table)).toEqual(keys(en)))

  // A text from the server that contains a space is displayed as it is, never looked up as a key.
  it('have no key that contains a space', () => expect(keys(table).filter((key) => /\s/.test(key))).toEqual([]))

  it('have a text for each, with the arguments of English', () => {
    const english: Table = en
    for (const [key, text] of Object.entries(table)) {
      expect(text.trim(), key).not.toBe('')
      const model = english[key] ?? english[base(key)] ?? english[`${base(key)}_other`] ?? ''
      const wanted = args(model).filter((arg) => arg !== 'count' || args(text).includes('count') || !key.includes('_'))
      expect([key, args(text)]).toEqual([key, wanted])
    }
  })

  // `builtTextReader` reads nothing else.
  it('have arguments that are names, no formats and no nested texts', () => {
    for (const [key, text] of Object.entries(table))
      expect(text.replace(/\{\{\w+\}\}/g, ''), key).not.toMatch(/\{\{|\$t\(/)
  })

  it('have every plural form that the language counts by', () => {
    const forms = new Intl.PluralRules(tagOf(name)).resolvedOptions().pluralCategories
    const has = (one: Table, key: string) => forms.some((form) => Object.hasOwn(one, `${key}_${form}`))
    const plural = keys(table).filter((key) => has(table, key) || has(en, key))
    for (const key of plural) for (const form of forms) expect(table).toHaveProperty([`${key}_${form}`])
  })

  it('call the button in the cashier by its name, in the window of the payment page', () => {
    expect(HELPER_TEXTS[name]?.stuck).toContain(table['complete.openPage'])
  })

  it('name every group and every badge', () => {
    for (const { labelKey } of CATEGORIES) expect(table).toHaveProperty([labelKey])
    for (const type of BADGE_TYPES) expect(table).toHaveProperty([`badge.${type}`])
  })
})
