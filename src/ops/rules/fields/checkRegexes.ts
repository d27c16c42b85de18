import { isRecord } from '../../../../schemas/isRecord.ts'
import { LIMITS } from '../../../../schemas/layout/document.ts'
import { compileRegex } from '../../../platform/values/safeRegex.ts'
import type { RegexProof } from '../../createRegexProof.ts'
import { listSlots } from '../../document/listSlots.ts'
import type { RawNode } from '../../document/RawNode.ts'
import type { Finding } from '../../Finding.ts'
import { patternSlip } from './patternSlips.ts'

/** A regular expression and its place. */
export interface PlacedRegex {
  readonly source: string
  readonly pointer: string
}

interface RegexLimits {
  readonly maxLength: number
  /** The flags to try, in this order: the first ones with which the expression compiles are used. */
  readonly flags: readonly string[]
  readonly proof: RegexProof | undefined
}

/** E06, W04: the regular expressions of a document's rules. The language requires the `u` flag. */
export function checkRegexes(nodes: readonly RawNode[], proof: RegexProof | undefined): Finding[] {
  const limits = { maxLength: LIMITS.regexLength, flags: ['u'], proof }
  return nodes
    .flatMap(listSlots)
    .flatMap(({ kind, value, pointer }) => (kind === 'rules' && Array.isArray(value) ? regexesOf(value, pointer) : []))
    .flatMap((regex) => regexFindings(regex, limits))
}

function regexesOf(rules: readonly unknown[], pointer: string): PlacedRegex[] {
  return rules.filter(isRecord).flatMap(({ regex, anyOf }, index) => {
    const several = Array.isArray(anyOf) ? anyOf.map((one, rank) => [`anyOf/${rank}`, one] as const) : []
    return placed([['regex', regex], ...several], `${pointer}/${index}`)
  })
}

/** The values that are non-empty strings, with their pointers. */
export function placed(values: readonly (readonly [at: string, value: unknown])[], pointer: string): PlacedRegex[] {
  return values.flatMap(([at, value]) =>
    typeof value === 'string' && value !== '' ? [{ source: value, pointer: `${pointer}/${at}` }] : [],
  )
}

/** An expression that the widget would refuse is an error, whatever the proof finds. */
export function regexFindings({ source, pointer }: PlacedRegex, limits: RegexLimits): Finding[] {
  const { maxLength, proof } = limits
  const slip = patternSlip(source)
  const error = (message: string): Finding[] => [
    { code: 'E06', pointer, message: slip === undefined ? message : `${message}. Repair: ${slip}` },
  ]
  const reasons = limits.flags.map((flags) => [flags, invalidity(source, flags)] as const)
  const [flags] = reasons.find(([, reason]) => reason === undefined) ?? []
  if (flags === undefined) return error(`"${source}" is not a valid regular expression: ${reasons.at(-1)?.[1]}`)
  if (source.length > maxLength)
    return error(`The regular expression has ${source.length} characters; ${maxLength} are allowed`)
  if (compileRegex(source, { maxLength }) === undefined) {
    return error(
      `"${source}" is ignored by the widget: it has a backreference (\\1), sets its own flags or repeats too many times`,
    )
  }
  // The widget would use it, and no value that a player means would match.
  if (slip !== undefined) return error(`"${source}" matches something else than it seems to`)
  const { speed, attack } = proof?.(source, flags) ?? { speed: 'linear', attack: '' }
  if (speed === 'exponential') {
    return error(
      `"${source}" can take minutes on some values, such as ${attack}: it has a nested repetition, or a repeated choice whose branches overlap`,
    )
  }
  if (speed === 'linear') return []
  const message =
    speed === 'polynomial'
      ? `"${source}" is slow on long values, such as ${attack}: make sure that adjacent repetitions can't match the same characters`
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
