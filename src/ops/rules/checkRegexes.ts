import { LIMITS } from '../../../schemas/layout/document.ts'
import { compileRegex } from '../../platform/safeRegex.ts'
import { isObject } from '../document/listNodes.ts'
import { listSlots } from '../document/listSlots.ts'
import type { RawNode } from '../document/RawNode.ts'
import type { Finding } from '../Finding.ts'
import type { RegexProof } from '../regexProof.ts'

/** A regular expression and where it stands. */
export interface PlacedRegex {
  readonly source: string
  readonly pointer: string
}

interface Judge {
  readonly maxLength: number
  /** Tried in this order; the first that takes the expression is the one it is used with. */
  readonly flags: readonly string[]
  readonly proof: RegexProof | undefined
}

/** E06, W04: the regular expressions of a document's rules. It is ours, so it is held to the `u` flag. */
export function checkRegexes(nodes: readonly RawNode[], proof: RegexProof | undefined): Finding[] {
  const judge = { maxLength: LIMITS.regexLength, flags: ['u'], proof }
  return nodes
    .flatMap(listSlots)
    .flatMap(({ kind, value, pointer }) => (kind === 'rules' && Array.isArray(value) ? regexesOf(value, pointer) : []))
    .flatMap((regex) => regexFindings(regex, judge))
}

function regexesOf(rules: readonly unknown[], pointer: string): PlacedRegex[] {
  return rules.filter(isObject).flatMap(({ regex, anyOf }, index) => {
    const several = Array.isArray(anyOf) ? anyOf.map((one, rank) => [`anyOf/${rank}`, one] as const) : []
    return placed([['regex', regex], ...several], `${pointer}/${index}`)
  })
}

/** Those of the values that are texts, by where they stand below the pointer. */
export function placed(values: readonly (readonly [at: string, value: unknown])[], pointer: string): PlacedRegex[] {
  return values.flatMap(([at, value]) =>
    typeof value === 'string' && value !== '' ? [{ source: value, pointer: `${pointer}/${at}` }] : [],
  )
}

/** What the widget would refuse is an error, whatever the proof says. */
export function regexFindings({ source, pointer }: PlacedRegex, judge: Judge): Finding[] {
  const { maxLength, proof } = judge
  const error = (message: string): Finding[] => [{ code: 'E06', pointer, message }]
  const reasons = judge.flags.map((flags) => [flags, invalidity(source, flags)] as const)
  const [flags] = reasons.find(([, reason]) => reason === undefined) ?? []
  if (flags === undefined) return error(`"${source}" is no regular expression: ${reasons.at(-1)?.[1]}`)
  if (source.length > maxLength)
    return error(`The regular expression has ${source.length} characters; ${maxLength} are allowed`)
  if (compileRegex(source, { maxLength }) === undefined) {
    return error(
      `"${source}" is passed over by the widget: it refers back to what stood before (\\1), sets flags of its own or counts too far`,
    )
  }
  const { speed, attack } = proof?.(source, flags) ?? { speed: 'linear', attack: '' }
  if (speed === 'exponential') {
    return error(
      `"${source}" can take minutes on some values, such as ${attack}: it has a loop in a loop, or a choice in a loop that can be taken two ways`,
    )
  }
  if (speed === 'linear') return []
  const message =
    speed === 'polynomial'
      ? `"${source}" is slow on long values, such as ${attack}: let no two loops in a row take the same characters`
      : `"${source}" could not be proved to be fast: make it simpler`
  return [{ code: 'W04', pointer, message }]
}

function invalidity(source: string, flags: string): string | undefined {
  try {
    new RegExp(source, flags)
    return undefined
  } catch (error) {
    return String(Object(error).message).replace(/^Invalid regular expression: .*\/\w*: /, '')
  }
}
