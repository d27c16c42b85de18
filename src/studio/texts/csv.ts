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
  MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Reads CSV, also with the semicolons and the line ends that spreadsheets write. Throws in words if a quote is open. */
export function parseCsv(source: string): string[][] {
  const text = source.startsWith(MARK) ? source.slice(1) : source
  const separator = separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const { end, value } = text[at] === '"' ? quoted(text, at, rows.length + 1) : plain(text, at, separator)
    row.push(GUARDED.test(value) ? value.slice(1) : value)
    at = end
    if (text[at] === separator) {
      at += 1
      if (at === text.length) row.push('')
      continue
    }
    rows.push(row)
    row = []
    at += text.startsWith('\r\n', at) ? 2 : 1
  }
  if (row.length > 0) rows.push(row)
  return rows
}

/** The header has only plain names, so that its first separator is that of the file. */
const separatorOf = (text: string): string => /[,;\t]/.exec(text)?.[0] ?? ','

function quoted(text: string, start: number, line: number): { value: string; end: number } {
  let value = ''
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] !== '"') value += text[at]
    else if (text[at + 1] === '"') {
      value += '"'
      at += 1
    } else return { value, end: at + 1 }
  }
  throw new Error(`A quotation mark in row ${line} is never closed. Save the file as CSV once more.`)
}

function plain(text: string, start: number, separator: string): { value: string; end: number } {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { value: text.slice(start, end), end }
}
