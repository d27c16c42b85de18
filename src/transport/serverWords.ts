import { isRecord } from '../../schemas/isRecord.ts'
import { isExactNumber } from '../platform/files/parseJson.ts'

/** The maximum length of a message, in characters; longer messages are truncated. */
const longestMessage = 2_000
const mostFields = 50

export interface ServerWords {
  readonly code: string | undefined
  readonly serverMessage: string | undefined
  /** Names of the fields that the error is about. */
  readonly fields: readonly string[]
}

/**
 * Spec §8: reads message and code from a body {message, code} or {error: {message, code}}. The body may also name the
 * fields concerned, in `field` or `fields` *(our extension)*.
 */
export function serverWords(body: unknown): ServerWords {
  const outer = members(body)
  const inner = members(outer.error)
  return {
    code: text(outer.code) ?? text(inner.code),
    serverMessage: (text(outer.message) ?? text(inner.message))?.slice(0, longestMessage),
    fields: [outer.field, outer.fields, inner.field, inner.fields]
      .flat()
      .map(text)
      .filter(isNamed)
      .slice(0, mostFields),
  }
}

export function members(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}

const isNamed = (name: string | undefined): name is string => name !== undefined && name.length <= 200

function text(value: unknown): string | undefined {
  if (typeof value === 'number' && isExactNumber(value)) return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}
