import { checkText } from '../../language/checkDocument.ts'
import { readJson } from '../json/readJson.ts'

export interface Migration {
  /** The text in the present form; the formatting of everything else is kept. */
  readonly text: string
  /** What was changed, a sentence for each. */
  readonly changes: readonly string[]
  /** Parts that have a newer form, which only the author can choose. */
  readonly left: readonly string[]
}

/**
 * Migrates a document of an earlier release to the present syntax (D-36). Old documents stay valid; only members that
 * were renamed are changed. Throws a `JsonMistake` if the text is not JSON.
 */
export function migrateText(source: string): Migration {
  readJson(source)
  const former = checkText(source).problems.filter(({ code }) => code === 'W13')
  const secrets = former.filter(({ pointer }) => pointer.endsWith('/secret'))
  // From the end, so that the offsets of the others stay right.
  const text = secrets
    .map(({ pointer }) => offsetOf(source, pointer))
    .toSorted((a, b) => b - a)
    .reduce(withKeep, source)
  return {
    text,
    changes: secrets.map(
      ({ pointer }) =>
        `${pointer}: "secret" is a former name. It became "keep": false, or was removed where it was false`,
    ),
    left: former
      .filter((problem) => !secrets.includes(problem))
      .map(({ message, pointer }) => `${pointer}: ${message}`),
  }
}

/** `"secret": true` is `"keep": false` today; `"secret": false` has always been the default, so that it is removed. */
function withKeep(text: string, at: number): string {
  const [before, after] = [text.slice(0, at), text.slice(at)]
  if (after.startsWith('true'))
    return before.replace(/"secret"(\s*:\s*)$/, '"keep"$1') + after.replace(/^true/, 'false')
  const isLast = /,\s*"secret"\s*:\s*$/.test(before)
  return isLast
    ? before.replace(/,\s*"secret"\s*:\s*$/, '') + after.replace(/^false/, '')
    : before.replace(/"secret"\s*:\s*$/, '') + after.replace(/^false\s*,?\s*/, '')
}

function offsetOf(source: string, pointer: string): number {
  const { line, column } = readJson(source).placeOf(pointer)
  const before = source.split('\n').slice(0, line - 1)
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1
}
