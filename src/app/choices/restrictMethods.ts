import type { Methods } from '../../../schemas/host/choices.ts'
import type { Method } from '../../model/method.ts'
import { groupCodeOf } from '../../reference/categories.ts'

/** Whether a name of the host means the method: its own name, or that of its group. */
export const isMeant = (name: string, { name: own, category, wireCategory }: Method): boolean =>
  name === own || name === category || name === wireCategory || name === groupCodeOf(category)

/**
 * The methods that the host shows, in the host's order. Methods of `first` get positions before all others; within a
 * group they keep the order of the server.
 */
export function restrictMethods(methods: readonly Method[], { hide = [], only, first = [] }: Methods): Method[] {
  const among = (names: readonly string[]) => (method: Method) => names.some((name) => isMeant(name, method))
  const isHidden = among(hide)
  const shown = methods.filter((method) => !isHidden(method) && (only === undefined || among(only)(method)))
  const leading = new Set(
    first.flatMap((name) => shown.filter((method) => isMeant(name, method)).sort((a, b) => a.position - b.position)),
  )
  const places = new Map([...leading].map((method, at) => [method, at - leading.size + BEFORE_ALL]))
  return shown.map((method) => {
    const position = places.get(method)
    return position === undefined ? method : { ...method, position }
  })
}

/** Sorts before every position of a server (small numbers) and after the method used last (-Infinity). */
const BEFORE_ALL = -1e9

/** The host's names that mean no method of the list. */
export const unknownNames = (methods: readonly Method[], { hide, only, first, limits }: Methods): string[] =>
  [...new Set([...(hide ?? []), ...(only ?? []), ...(first ?? []), ...Object.keys(limits ?? {})])].filter(
    (name) => !methods.some((method) => isMeant(name, method)),
  )
