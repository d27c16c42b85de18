import type { FolderFiles } from '../../ops/folderOf.ts'
import { isBlank } from '../../ops/rules/texts/isBlank.ts'
import { setValue } from '../source/editJson.ts'
import { below } from '../source/Pointer.ts'
import { parseCsv, writeCsv } from './csv.ts'
import { matchLines, type TextLine } from './matchLines.ts'
import { LANGUAGE, languagesOf, type TextRow, textsIn } from './textsIn.ts'

/** The columns that say which text a row is. */
const HEAD = ['file', 'place', 'english'] as const

/** The texts of a folder as CSV: a row for each text, a column for each language. */
export function exportTexts(files: FolderFiles): string {
  const rows = textsIn(files)
  const languages = languagesOf(rows)
  const line = ({ file, pointer, texts }: TextRow) => [
    file,
    pointer,
    texts.en ?? '',
    ...languages.map((one) => texts[one] ?? ''),
  ]
  return writeCsv([[...HEAD, ...languages], ...rows.map(line)])
}

export interface Imported {
  readonly files: FolderFiles
  readonly changes: number
  /** The rows that were not taken, because their text can't be found in the folder. */
  readonly unknownRows: readonly string[]
}

/**
 * Takes the texts of a CSV file into a folder. Each row goes to the text that it was exported from, wherever that stands
 * in its file now. An empty cell changes nothing: it is a gap, not an empty text. Throws in words if the file is not the
 * table of `exportTexts`.
 */
export function importTexts(files: FolderFiles, csv: string): Imported {
  const { languages, lines } = readTable(csv)
  const rows = textsIn(files)
  const known = new Set(rows.map(({ file, texts }) => `${file} ${texts.en}`))
  // A change of the column `en` was imported before: the text is found by what it is now.
  const current = (line: TextLine): TextLine => {
    const corrected = line.texts[languages.indexOf('en')]
    const isCorrected = !known.has(`${line.file} ${line.english}`) && known.has(`${line.file} ${corrected}`)
    return isCorrected && corrected !== undefined ? { ...line, english: corrected } : line
  }
  const { pairs, unknown } = matchLines(lines.map(current), rows)
  const edited: Record<string, string> = { ...files }
  let changes = 0
  for (const [{ texts }, { file, pointer, texts: before }] of pairs) {
    for (const [at, language] of languages.entries()) {
      const text = texts[at] ?? ''
      if (isBlank(text) || text === before[language]) continue
      edited[file] = setValue(edited[file] ?? '', below(pointer, language), text)
      changes += 1
    }
  }
  // Rows without a translation or a correction lose nothing.
  const lost = unknown.filter(({ texts, english }) =>
    texts.some((text, at) => !isBlank(text) && !(languages[at] === 'en' && text === english)),
  )
  return {
    files: edited,
    changes,
    unknownRows: lost.map(({ english, file, pointer }) => `${file} ${pointer} “${english}”`),
  }
}

interface Table {
  readonly languages: readonly string[]
  readonly lines: readonly TextLine[]
}

/** Reads the table of an export. Those of former versions have no column `english`: the column `en` takes its place. */
function readTable(csv: string): Table {
  const [head = [], ...rows] = parseCsv(csv)
  const fixed = head.includes('english') ? HEAD : HEAD.slice(0, 2)
  // Excel writes columns whose cells were emptied: they have no name and no text.
  const columns = head
    .map((name, at) => ({ name, at }))
    .slice(fixed.length)
    .filter(({ name, at }) => name.trim() !== '' || rows.some((row) => !isBlank(row[at] ?? '')))
  const languages = columns.map(({ name }) => name)
  const englishAt = fixed === HEAD ? 2 : head.indexOf('en')
  if (fixed.some((name, at) => head[at] !== name))
    throw new Error(
      'The first columns must be “file”, “place” and “english”. Export the texts, and fill in that table.',
    )
  const unnamed = columns.find(({ name }) => name.trim() === '')
  if (unnamed !== undefined)
    throw new Error(`Column ${letterOf(unnamed.at)} has texts and no name. Name its language, such as en, es or es-MX.`)
  const invalid = languages.find((one) => !LANGUAGE.test(one))
  if (invalid !== undefined) throw new Error(`The column “${invalid}” is not a language. Name it like en, es or es-MX.`)
  if (englishAt < 0)
    throw new Error(
      'The file has no column “english”, so its rows can’t be compared with the texts of the folder. Export the texts, and fill in that table.',
    )
  const lines = rows.map((row) => ({
    file: row[0] ?? '',
    pointer: row[1] ?? '',
    english: row[englishAt] ?? '',
    // Spreadsheets may leave out the last cells of a row.
    texts: columns.map(({ at }) => row[at] ?? ''),
  }))
  return { languages, lines }
}

/** What spreadsheets call a column: A, Z, AA. */
const letterOf = (at: number): string =>
  (at < 26 ? '' : letterOf(Math.floor(at / 26) - 1)) + 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(at % 26)
