import { parseCsv, writeCsv } from '../../src/studio/texts/csv.ts'
import { forKey, keysOf, type Table, type Texts, withoutForm } from './tables.ts'

const HEAD = ['key', 'place', 'characters', 'about', 'example'] as const

/** All languages in one table: a row for each key, and what translators must know about it. */
export function toCsv({ tables, notes }: Texts): string {
  const { en = {}, ...others } = tables
  const languages = ['en', ...Object.keys(others)]
  const keys = new Set(languages.flatMap((name) => keysOf(name, en, tables[name])))
  const rows = [...keys].toSorted(byEnglish(en)).map((key) => {
    const { place = '', characters = '', about = '', example = '' } = forKey(notes, key) ?? {}
    return [key, place, String(characters), about, example, ...languages.map((name) => tables[name]?.[key] ?? '')]
  })
  return writeCsv([[...HEAD, ...languages], ...rows])
}

/** The tables of a file of `toCsv`, by language. Columns and rows may be left out, and notes are ignored. */
export function fromCsv(source: string): Readonly<Record<string, Table>> {
  const [head = [], ...rows] = parseCsv(source)
  if (head[0] !== 'key') throw new Error('The first column must be "key". Export the texts, and fill in that table.')
  const columns = head.flatMap((name, at) => (HEAD.some((one) => one === name) || name === '' ? [] : [{ name, at }]))
  return Object.fromEntries(
    columns.map(({ name, at }) => [name, Object.fromEntries(rows.map((row) => [row[0] ?? '', row[at] ?? '']))]),
  )
}

/** Sorts the plural forms of other languages beside those of English. */
function byEnglish(english: Table): (one: string, other: string) => number {
  const bases = [...new Set(Object.keys(english).map(withoutForm))]
  const order = new Map(bases.map((key, at) => [key, at]))
  return (one, other) => (order.get(withoutForm(one)) ?? 0) - (order.get(withoutForm(other)) ?? 0)
}
