import type { Method } from '../model/method.ts'
import { readMethod } from './readMethod.ts'

export interface ReadMethods {
  readonly methods: readonly Method[]
  /** Number of methods that were invalid and left out. */
  readonly refused: number
  /** Problems of the method list for the operator, one sentence each: method, member, reason. */
  readonly problems: readonly string[]
}

/**
 * Validates methods one by one, so that an invalid method does not make the list unusable. `call` names the list in
 * reports.
 */
export function readMethods(
  call: string,
  raw: readonly Record<string, unknown>[],
  invalidOfList: readonly string[],
): ReadMethods {
  const problems =
    invalidOfList.length === 0 ? [] : [`${call}: read without invalid members: ${invalidOfList.join(', ')}`]
  const methods = raw.flatMap((entry, index) => {
    const invalid: string[] = []
    const name = `${call}: method ${nameOf(entry, index)}`
    const method = readMethod(
      entry,
      (path) => invalid.push(path),
      (path) => problems.push(`${name} is not shown: ${path}`),
    )
    if (invalid.length > 0) problems.push(`${name} is shown without its invalid members: ${invalid.join(', ')}`)
    return method === undefined ? [] : [method]
  })
  return { methods, refused: raw.length - methods.length, problems }
}

/**
 * The method in a report: its name if that is well-formed, else its number, because a malformed name may contain
 * anything.
 */
const nameOf = ({ name }: Record<string, unknown>, index: number): string =>
  typeof name === 'string' && /^[\w.-]{1,64}$/.test(name) ? `"${name}"` : `no. ${index + 1}`
