import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { tagOf } from '../../src/i18n/chooseLocale.ts'
import { usableTexts } from '../../src/i18n/usableTexts.ts'

export type Table = Readonly<Record<string, string>>

/** What translators are told about a text: src/i18n/README.md. */
export interface Note {
  readonly place: string
  readonly characters?: number
  readonly about: string
  readonly example?: string
}

export interface Texts {
  /** The tables by file name; `en` is the source. */
  readonly tables: Readonly<Record<string, Table>>
  readonly notes: Readonly<Record<string, Note>>
}

const PLURAL = /_(?:zero|one|two|few|many|other)$/
const FOLDER = 'src/i18n'

export function readTexts(root = '.'): Texts {
  const read = (path: string) => JSON.parse(readFileSync(join(root, FOLDER, path), 'utf8'))
  const files = readdirSync(join(root, FOLDER, 'locales')).toSorted()
  return {
    tables: Object.fromEntries(files.map((file) => [basename(file, '.json'), read(`locales/${file}`)])),
    notes: read('notes.json'),
  }
}

export const localeFile = (name: string): string => join(FOLDER, 'locales', `${name}.json`)

/**
 * The keys of a language, in the order of English and with the plural forms of the language. `own`: its texts, because
 * a language may need plural forms where English needs none.
 */
export function keysOf(name: string, english: Table, own: Table = {}): readonly string[] {
  const forms = new Intl.PluralRules(tagOf(name)).resolvedOptions().pluralCategories
  const inOrder = FORMS.filter((form) => forms.some((one) => one === form))
  const keys = Object.keys(english).flatMap((key) => {
    const plural = inOrder.map((form) => `${withoutForm(key)}_${form}`)
    return PLURAL.test(key) || plural.some((one) => Object.hasOwn(own, one)) ? plural : [key]
  })
  return [...new Set(keys)]
}

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

export const withoutForm = (key: string): string => key.replace(PLURAL, '')

/** The English text, or the note, that belongs to a key in any plural form. */
export const forKey = <Value>(values: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  values[key] ?? values[`${withoutForm(key)}_other`] ?? values[withoutForm(key)]

export interface Merged {
  readonly table: Table
  readonly changes: number
}

/**
 * Takes translations into the table of a language. An empty one is a gap and changes nothing. Throws if a key is
 * unknown, or if a text could not be shown: then nothing of the file is taken.
 */
export function merge(name: string, { tables }: Texts, given: Table): Merged {
  const { en = {}, [name]: today } = tables
  if (today === undefined)
    throw new Error(
      `There is no language "${name}". Choose from ${Object.keys(tables).join(', ')}; src/i18n/README.md says how to add one.`,
    )
  const filled = Object.fromEntries(Object.entries(given).filter(([, text]) => text.trim() !== ''))
  const after = { ...today, ...filled }
  const keys = keysOf(name, en, after)
  const problems = [
    ...Object.keys(filled).flatMap((key) => (keys.includes(key) ? [] : [`"${key}" is not a key of this language`])),
    ...usableTexts(filled, en).problems.map(({ key, what }) => `"${key}" can't be used: ${what}`),
  ]
  if (problems.length > 0) throw new Error(`${name}: nothing was imported.\n${problems.join('\n')}`)
  const table = Object.fromEntries(keys.flatMap((key) => (after[key] === undefined ? [] : [[key, after[key]]])))
  return { table, changes: Object.keys(filled).filter((key) => filled[key] !== today[key]).length }
}

/** A table as its file. Characters that an editor does not show are escaped. */
export const fileOf = (table: Table): string =>
  `${JSON.stringify(table, null, 2).replace(INVISIBLE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`

const INVISIBLE = /[\u00a0\u202f\u200e\u200f\u2066-\u2069]/g
