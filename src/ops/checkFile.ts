import { LIMITS } from '../../schemas/layout/document.ts'
import type { ProblemCode } from '../language/LayoutProblem.ts'
import { checkLayout, type Surroundings } from './checkLayout.ts'
import { describePlace } from './document/describePlace.ts'
import type { Finding } from './Finding.ts'
import { JsonMistake } from './json/JsonMistake.ts'
import type { JsonText } from './json/JsonText.ts'
import { type Place, placeAt } from './json/Place.ts'
import { readJson } from './json/readJson.ts'

/** A finding with its place in the file, ready to be printed. */
export interface PlacedFinding {
  readonly place: Place
  readonly code: ProblemCode
  readonly where: string
  readonly message: string
}

export interface FileReport {
  readonly findings: readonly PlacedFinding[]
  /** The used share of the limits, such as "14 of 200 nodes, …"; undefined if the layout could not be read. */
  readonly used: string | undefined
}

/** Far above the size of any method: a larger file was probably passed by mistake. */
const MOST_BYTES = 1_048_576
const START: Place = { line: 1, column: 1 }

/** Checks the text of one layout file. */
export function checkFile(source: string, around: Surroundings = {}): FileReport {
  const bytes = bytesOf(source)
  const read = (text: JsonText) => {
    const { findings, used } = checkLayout(text.value, { ...around, bytes })
    return {
      findings,
      used: `${used.nodes} of ${LIMITS.nodes} nodes, ${used.depth} of ${LIMITS.depth} levels, ${bytes} of ${LIMITS.bytes} bytes`,
    }
  }
  return readThen(source, read, LIMITS.bytes)
}

/**
 * Parses a file, runs `check`, and adds line and column to its findings. A file that is too long or not JSON gets this
 * error as its only finding.
 */
export function readThen(
  source: string,
  check: (text: JsonText) => { readonly findings: readonly Finding[]; readonly used?: string },
  mostBytes = MOST_BYTES,
): FileReport {
  const bytes = bytesOf(source)
  if (bytes > mostBytes) {
    return onlyFinding(
      'E10',
      'document',
      `The file is ${bytes} bytes long; ${mostBytes} are allowed. Shorten it, or check whether another file was meant.`,
    )
  }
  try {
    const text = readJson(source)
    const { findings, used } = check(text)
    return {
      findings: [...repeated(text), ...findings.map((finding) => placedIn(finding, text))].toSorted(inOrder),
      used,
    }
  } catch (error) {
    if (!(error instanceof JsonMistake)) throw error
    const place = placeAt(source, error.offset)
    return { findings: [{ place, code: 'E00', where: 'not JSON', message: error.message }], used: undefined }
  }
}

/** The report for a file that can't be checked any further. */
export const onlyFinding = (code: ProblemCode, where: string, message: string, place = START): FileReport => ({
  findings: [{ place, code, where, message }],
  used: undefined,
})

const bytesOf = (source: string): number => new TextEncoder().encode(source).length

/** A finding with its place in a file. */
export function placedIn({ code, pointer, message, column }: Finding, text: JsonText): PlacedFinding {
  return { place: text.placeOf(pointer, column), code, where: describePlace(text.value, pointer), message }
}

function repeated(text: JsonText): PlacedFinding[] {
  return text.repeatedKeys.map(({ pointer, key, offset }) => ({
    place: text.placeAt(offset),
    code: 'E00',
    where: describePlace(text.value, pointer),
    message: `"${key}" is a duplicate key; only the last one counts`,
  }))
}

/** By place in the file, then by code. */
export function inOrder(a: PlacedFinding, b: PlacedFinding): number {
  return a.place.line - b.place.line || a.place.column - b.place.column || (a.code < b.code ? -1 : 1)
}
