import type { Method } from '../model/method.ts'
import { readMethod } from './readMethod.ts'

export interface ReadMethods {
  readonly methods: readonly Method[]
  /** How many did not fit their schema and were left out. */
  readonly refused: number
  /** Where the answer was not as agreed and was read all the same. */
  readonly odd: readonly string[]
}

/** The methods of a list, one by one: a bad one must not take the list with it. */
export function readMethods(raw: readonly Record<string, unknown>[], oddOfList: readonly string[]): ReadMethods {
  const odd = [...oddOfList]
  const methods = raw.map((one) => readMethod(one, (path) => odd.push(`/methods/${String(one.name)}${path}`)))
  const good = methods.filter((method) => method !== undefined)
  return { methods: good, refused: methods.length - good.length, odd }
}
