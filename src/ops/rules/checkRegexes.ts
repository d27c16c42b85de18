import { LIMITS } from '../../../schemas/layout/document.ts'
import { compileRegex } from '../../platform/safeRegex.ts'
import { listSlots } from '../document/listSlots.ts'
import type { RawNode } from '../document/RawNode.ts'
import type { Finding } from '../Finding.ts'

/** E06: the regular expressions of a document's rules. */
export function checkRegexes(nodes: readonly RawNode[]): Finding[] {
  return nodes.flatMap(listSlots).flatMap(({ kind, value, pointer }) => {
    if (kind !== 'rules' || !Array.isArray(value)) return []
    return value.flatMap((rule, index) => {
      const message = regexProblem(Object(rule).regex)
      return message === undefined ? [] : [{ code: 'E06' as const, pointer: `${pointer}/${index}/regex`, message }]
    })
  })
}

/** A document is ours, so it is held to the `u` flag; what a server writes may do without. */
export function regexProblem(source: unknown, maxLength: number = LIMITS.regexLength, flags = 'u'): string | undefined {
  if (typeof source !== 'string') return undefined
  const invalid = invalidity(source, flags)
  if (invalid !== undefined) return `"${source}" is no regular expression: ${invalid}`
  if (compileRegex(source, { maxLength }) !== undefined) return undefined
  if (source.length > maxLength)
    return `The regular expression has ${source.length} characters; ${maxLength} are allowed`
  return `"${source}" can take minutes on some values: it has a loop in a loop, or a choice in a loop that can be taken two ways`
}

function invalidity(source: string, flags: string): string | undefined {
  try {
    new RegExp(source, flags)
    return undefined
  } catch (error) {
    return String(Object(error).message).replace(/^Invalid regular expression: .*\/\w*: /, '')
  }
}
