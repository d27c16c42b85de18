import type { PlacedFinding } from '../../ops/checkFile.ts'
import { isBlank } from '../../ops/rules/texts/isBlank.ts'
import { offsetOf, pointerAt } from '../source/jsonNodes.ts'
import { isWithin, lastStep } from '../source/Pointer.ts'
import type { TextRow } from './textsIn.ts'

/** A text that is not there, or empty, is a gap: players read the English one. */
export const isGap = ({ texts }: TextRow, language: string): boolean => isBlank(texts[language] ?? '')

/** How many texts each language lacks. */
export const gapsIn = (rows: readonly TextRow[], languages: readonly string[]): ReadonlyMap<string, number> =>
  new Map(languages.map((language) => [language, rows.filter((row) => isGap(row, language)).length]))

/** Which rows of the table are shown. */
export interface TextsFilter {
  readonly onlyGaps: boolean
  /** The only language beside English; empty: all. */
  readonly language: string
}

export function shownRows(
  rows: readonly TextRow[],
  languages: readonly string[],
  { language, onlyGaps }: TextsFilter,
): readonly TextRow[] {
  const asked = language === '' ? languages : [language]
  return onlyGaps ? rows.filter((row) => asked.some((one) => isGap(row, one))) : rows
}

/** The findings about a text by the language that they are about; English if they name none. */
export function findingsOf(
  row: TextRow,
  source: string,
  findings: readonly PlacedFinding[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const { message, place } of findings) {
    const pointer = pointerAt(source, offsetOf(source, place))
    if (!isWithin(pointer, row.pointer)) continue
    const named = /in "([\w-]+)"/.exec(message)?.[1]
    const language = pointer === row.pointer ? (named ?? 'en') : lastStep(pointer)
    found.set(language, [...(found.get(language) ?? []), message])
  }
  return found
}
