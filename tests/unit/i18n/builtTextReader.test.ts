import { describe, expect, it } from 'vitest'
import { builtTextReader } from '../../../src/i18n/builtTextReader.ts'
import { tagOf } from '../../../src/i18n/chooseLocale.ts'
import { i18nextReader } from '../../../src/i18n/i18nextReader.ts'
import english from '../../../src/i18n/locales/en.json' with { type: 'json' }
import type { TextTable } from '../../../src/i18n/TextReader.ts'

const TABLES = import.meta.glob<TextTable>('../../../src/i18n/locales/*.json', { eager: true, import: 'default' })
const NAMED = Object.entries(TABLES).map(([path, table]) => [/([^/]+)\.json$/.exec(path)?.[1] ?? '', table] as const)

const COUNTS = [undefined, 0, 1, 1.5, 2, 3, 5, 11, 21, 100, 1_000_000, Number.NaN]
const PLURAL = /_(?:zero|one|two|few|many|other)$/

/** Every argument of the text with a value that needs care; a third one is missing. */
function argsOf(text: string): Record<string, unknown> {
  const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).filter((name) => name !== 'count')
  return Object.fromEntries(names.slice(0, 2).map((name, at) => [name, ['<b>{{to}}', '$t(error.title)'][at]]))
}

describe('the texts of the build', () => {
  it.each(NAMED)('in "%s" are read as i18next reads them', (name, own) => {
    const need = { tag: tagOf(name), own, english }
    const [built, full] = [builtTextReader(need), i18nextReader(need)]
    const keys = new Set(
      [...Object.keys(english), ...Object.keys(own)].flatMap((key) => [key, key.replace(PLURAL, '')]),
    )
    for (const key of [...keys, 'nowhere', 'toString']) {
      const args = argsOf(Object.entries(own).find(([one]) => one === key || one === `${key}_other`)?.[1] ?? '')
      for (const count of COUNTS) {
        const given = count === undefined ? args : { ...args, count }
        expect([key, count, built.read(key, given)]).toEqual([key, count, full.read(key, given)])
        expect([key, count, built.hasOwn(key, given)]).toEqual([key, count, full.hasOwn(key, given)])
      }
    }
  })

  it('that only English has are read as i18next reads them', () => {
    const need = {
      tag: 'ar',
      own: { hello: 'أهلاً', left_few: '{{count}} حقول' },
      english: { left_one: '{{count}} field', left_other: '{{count}} fields', only: 'Only {{name}}' },
    }
    const [built, full] = [builtTextReader(need), i18nextReader(need)]
    for (const key of ['left', 'left_one', 'only', 'hello'])
      for (const count of COUNTS) {
        const given = { name: 'Ana', count }
        expect([key, count, built.read(key, given)]).toEqual([key, count, full.read(key, given)])
      }
  })
})

describe('a deployment’s own texts', () => {
  const own = { hello: 'Salom', nested: '$t(hello), {{name}}', day: '{{at, datetime}}', friend_male: 'Do‘st u' }
  const reader = i18nextReader({ tag: 'uz', own, english: { friend: 'Friend' } })

  it('may name other texts, and have contexts and formats', () => {
    expect(reader.read('nested', { name: 'Ana' })).toBe('Salom, Ana')
    expect(reader.read('friend', { context: 'male' })).toBe('Do‘st u')
    expect(reader.read('day', { at: new Date(2026, 10, 27) })).toContain('2026')
  })
})
