/// <reference path="./xliff.d.ts" />
import jsToXliff12 from 'xliff/jsToXliff12'
import xliff12ToJs from 'xliff/xliff12ToJs'
import { tagOf } from '../../src/i18n/chooseLocale.ts'
import { forKey, keysOf, type Note, type Table, type Texts } from './tables.ts'

/** One language as XLIFF 1.2, which every translation tool reads, with the notes and the limits of the places. */
export function toXliff(name: string, { tables, notes }: Texts): Promise<string> {
  const { en = {}, [name]: table = {} } = tables
  const units = keysOf(name, en, table).map((key) => {
    const source = forKey(en, key) ?? ''
    const note = forKey(notes, key)
    return [
      key,
      {
        source,
        ...(table[key] !== undefined && { target: table[key] }),
        ...(note !== undefined && { note: noteOf(note) }),
        ...(note?.characters !== undefined &&
          !source.includes('{{') && {
            additionalAttributes: { maxwidth: String(Math.ceil(note.characters * 1.3)), 'size-unit': 'char' },
          }),
      },
    ]
  })
  return jsToXliff12({
    sourceLanguage: 'en',
    targetLanguage: tagOf(name),
    resources: { [name]: Object.fromEntries(units) },
  })
}

const noteOf = ({ place, about, example }: Note): string =>
  [place, about, ...(example === undefined ? [] : [`Example: ${example}`])].join('. ')

/** The tables of a file of `toXliff`, by language. The `original` of a file is the name of our table. */
export async function fromXliff(source: string): Promise<Readonly<Record<string, Table>>> {
  const read = await xliff12ToJs(source)
  return Object.fromEntries(
    Object.entries(read.resources).map(([name, units]) => [
      name,
      Object.fromEntries(Object.entries(units).map(([key, { target = '' }]) => [key, target])),
    ]),
  )
}
