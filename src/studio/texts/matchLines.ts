import { groupBy } from '../groupBy.ts'
import type { TextRow } from './textsIn.ts'

/** A row of a CSV file: a text of a folder at the time of the export. */
export interface TextLine {
  readonly file: string
  readonly pointer: string
  /** The English text at the time of the export, by which a text is found again after it was moved. */
  readonly english: string
  /** The text in each language; a gap is empty. */
  readonly texts: readonly string[]
}

export interface MatchedLines {
  readonly pairs: readonly (readonly [TextLine, TextRow])[]
  /** The lines whose text is gone, has another English text now, or can't be told from others. */
  readonly unknown: readonly TextLine[]
}

/** Finds the text that each line was exported from, also if it has moved within its file. */
export function matchLines(lines: readonly TextLine[], rows: readonly TextRow[]): MatchedLines {
  const rowsByText = groupBy(rows, ({ file, texts }) => `${file} ${texts.en}`)
  const groups = [...groupBy(lines, ({ english, file }) => `${file} ${english}`)]
  const pairs = groups.flatMap(([key, same]) => matchGroup(same, rowsByText.get(key) ?? []))
  const found = new Set(pairs.map(([line]) => line))
  return { pairs, unknown: lines.filter((line) => !found.has(line)) }
}

/** Matches the lines of one file that have the same English text with the texts that have it. */
function matchGroup(lines: readonly TextLine[], rows: readonly TextRow[]): MatchedLines['pairs'] {
  const isAt = (line: TextLine, row: TextRow) => line.pointer === row.pointer
  const atPlace = lines.flatMap((line) => rows.filter((row) => isAt(line, row)).map((row) => [line, row] as const))
  if (atPlace.length === lines.length && rows.length === lines.length) return atPlace
  // Texts with the same English and other translations could get those of each other.
  const isAmbiguous = rows.length > lines.length || lines.some((line) => !areEqual(line.texts, lines[0]?.texts ?? []))
  if (isAmbiguous) return []
  const stayed = lines.filter((line) => rows.some((row) => isAt(line, row)))
  const inOrder = [...stayed, ...lines.filter((line) => !stayed.includes(line))]
  return rows.flatMap((row, index) => inOrder.slice(index, index + 1).map((line) => [line, row] as const))
}

const areEqual = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, index) => text === b[index])
