import type { FolderFiles } from '../../ops/folderOf.ts'
import { readJson } from '../../ops/json/readJson.ts'

/** A text of the folder in all its languages. */
export interface TextRow {
  readonly file: string
  /** The JSON Pointer of the object that has the text by language. */
  readonly pointer: string
  readonly texts: Readonly<Record<string, string>>
}

/**
 * A language with or without a script and a region, as layouts (`es-MX`, `hi-Latn-IN`) and the server (`es_MX`) write
 * them: the tags that the widget accepts (`chooseLocale`).
 */
export const LANGUAGE = /^[a-z]{2,3}([-_][A-Za-z0-9]{2,8}){0,2}$/

/** All texts of a folder that are written by language, in the order of the files. Files that are not JSON have none. */
export const textsIn = (files: FolderFiles): readonly TextRow[] =>
  Object.entries(files)
    .filter(([path]) => path === 'method.json' || path.startsWith('layouts/'))
    .flatMap(([file, source]) => rowsOf(file, parsed(source), ''))

/** The languages of the rows, English first. */
export function languagesOf(rows: readonly TextRow[]): readonly string[] {
  const all = new Set(rows.flatMap(({ texts }) => Object.keys(texts)))
  return [...all].toSorted((a, b) => (a === 'en' ? -1 : b === 'en' ? 1 : a < b ? -1 : 1))
}

function rowsOf(file: string, value: unknown, pointer: string): readonly TextRow[] {
  if (typeof value !== 'object' || value === null) return []
  if (isTexts(value)) return [{ file, pointer, texts: value }]
  return Object.entries(value).flatMap(([name, member]) =>
    rowsOf(file, member, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  )
}

function isTexts(value: object): value is Readonly<Record<string, string>> {
  const all = Object.entries(value)
  return 'en' in value && all.every(([name, text]) => LANGUAGE.test(name) && typeof text === 'string')
}

function parsed(source: string): unknown {
  try {
    return readJson(source).value
  } catch {
    return undefined
  }
}
