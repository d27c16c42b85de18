import type { FolderFiles } from '../../ops/folderOf.ts'
import { setValue } from '../source/editJson.ts'
import { below } from '../source/Pointer.ts'
import { parseCsv, writeCsv } from './csv.ts'
import { LANGUAGE, languagesOf, type TextRow, textsIn } from './textsIn.ts'

const HEAD = ['file', 'place'] as const

/** The texts of a folder as CSV: a row for each text, a column for each language. */
export function exportTexts(files: FolderFiles): string {
  const rows = textsIn(files)
  const languages = languagesOf(rows)
  const line = ({ file, pointer, texts }: TextRow) => [file, pointer, ...languages.map((one) => texts[one] ?? '')]
  return writeCsv([[...HEAD, ...languages], ...rows.map(line)])
}

export interface Imported {
  readonly files: FolderFiles
  readonly changes: number
  /** The rows that belong to no text of the folder. */
  readonly unknownRows: readonly string[]
}

/**
 * Takes the texts of a CSV file into a folder. An empty cell changes nothing: it is a gap, not an empty text. Throws in
 * words if the file is not the table of `exportTexts`.
 */
export function importTexts(files: FolderFiles, csv: string): Imported {
  const [head = [], ...lines] = parseCsv(csv)
  const languages = head.slice(HEAD.length)
  if (HEAD.some((name, at) => head[at] !== name))
    throw new Error('The first columns must be “file” and “place”. Export the texts, and fill in that table.')
  const invalid = languages.find((one) => !LANGUAGE.test(one))
  if (invalid !== undefined) throw new Error(`The column “${invalid}” is not a language. Name it like en, es or es-MX.`)
  const known = new Map(textsIn(files).map((row) => [`${row.file} ${row.pointer}`, row]))
  const edited: Record<string, string> = { ...files }
  const unknownRows: string[] = []
  let changes = 0
  for (const [file = '', pointer = '', ...texts] of lines) {
    const row = known.get(`${file} ${pointer}`)
    if (row === undefined && texts.some((text) => text !== '')) unknownRows.push(`${file} ${pointer}`)
    for (const [at, language] of languages.entries()) {
      const text = texts[at] ?? ''
      if (row === undefined || text === '' || text === row.texts[language]) continue
      edited[file] = setValue(edited[file] ?? '', below(pointer, language), text)
      changes += 1
    }
  }
  return { files: edited, changes, unknownRows }
}
