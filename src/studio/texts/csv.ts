import Papa from 'papaparse'
import { mergeConflict } from '../../ops/json/mergeConflict.ts'

/** Excel reads a file as UTF-8 only if it begins with this mark. */
const MARK = '\uFEFF'

/** A spreadsheet takes a cell that begins like this for a formula, and runs it. */
const FORMULA = /^'*[=+\-@\t\r]/
const GUARDED = /^'+[=+\-@\t\r]/

/**
 * Rows as CSV (RFC 4180). A cell that a spreadsheet would run as a formula gets an apostrophe in front, which `parseCsv`
 * takes away again.
 */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `${MARK}${Papa.unparse(rows as string[][], { escapeFormulae: FORMULA, newline: '\r\n' })}\r\n`

/**
 * The text of a CSV file. Excel's “CSV (comma delimited)” is in the encoding of Windows: read as UTF-8, every letter with
 * an accent would be lost, so that such a file is refused in words.
 */
export function decodeCsv(bytes: BufferSource): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Error('The file is not UTF-8, so its letters can’t be read: save it as “CSV UTF-8”, and import it again.')
  }
}

/**
 * Reads CSV, also with the semicolons and the line ends that spreadsheets write. Throws in words if a quote is open or
 * the file has merge conflicts.
 */
export function parseCsv(source: string): string[][] {
  const text = source.startsWith(MARK) ? source.slice(1) : source
  const conflict = mergeConflict(text)
  if (conflict !== undefined) throw new Error(conflict.message)
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text), skipEmptyLines: true })
  const open = errors.find(({ type }) => type === 'Quotes')
  if (open !== undefined)
    throw new Error(`A quotation mark in row ${(open.row ?? 0) + 1} is never closed. Save the file as CSV once more.`)
  return data.map((row) => row.map((cell) => (GUARDED.test(cell) ? cell.slice(1) : cell)))
}

/** The header has only plain names, so that its first separator is that of the file. */
const separatorOf = (text: string): string => /[,;\t]/.exec(text)?.[0] ?? ','
