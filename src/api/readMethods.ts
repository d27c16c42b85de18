import type { Method } from '../model/method.ts'
import { readMethod } from './readMethod.ts'

export interface ReadMethods {
  readonly methods: readonly Method[]
  /** How many did not fit their schema and were left out. */
  readonly refused: number
  /** What is wrong with the list, a sentence each: the method, the member, and why. For the operator. */
  readonly problems: readonly string[]
}

/** The methods of a list, one by one: a bad one must not take the list with it. `call` is the list that they come with. */
export function readMethods(
  call: string,
  raw: readonly Record<string, unknown>[],
  oddOfList: readonly string[],
): ReadMethods {
  const problems = oddOfList.length === 0 ? [] : [`${call}: read without what does not fit: ${oddOfList.join(', ')}`]
  const methods = raw.flatMap((one, index) => {
    const odd: string[] = []
    const name = `${call}: method ${nameOf(one, index)}`
    const method = readMethod(
      one,
      (path) => odd.push(path),
      (path) => problems.push(`${name} is not shown: ${path}`),
    )
    if (odd.length > 0) problems.push(`${name} is shown, read without what does not fit: ${odd.join(', ')}`)
    return method === undefined ? [] : [method]
  })
  return { methods, refused: raw.length - methods.length, problems }
}

/** A name is no secret, yet a broken one may be anything. */
const nameOf = ({ name }: Record<string, unknown>, index: number): string =>
  typeof name === 'string' && /^[\w.-]{1,64}$/.test(name) ? `"${name}"` : `no. ${index + 1}`
