import { isBlank } from '../../api/isBlank.ts'
import type { MethodList } from '../../api/readMethodList.ts'
import type { MethodsStore } from '../../catalog/MethodsStore.ts'
import type { Method } from '../../model/method.ts'
import { isCardViewType } from '../../reference/cardViewTypes.ts'
import { readCoin, unlisted } from '../../reference/networks.ts'
import type { SessionStore } from '../../session/SessionStore.ts'

/** The stores that determine the type of list. */
export interface ListStores {
  readonly session: Pick<SessionStore, 'mode'>
  readonly methods: Pick<MethodsStore, 'transaction'>
}

/** Reports to the operator. */
export type ListReport = (code: string, message: string) => void

/**
 * Reports the methods of a list that do not fit their schema or have an unknown card view type, and the valid
 * ones that are not shown.
 */
export function reportList(
  list: Pick<MethodList, 'methods' | 'isDirectGeo' | 'problems'>,
  isCoinsOnly: boolean,
  report: ListReport,
): void {
  const problems = [...list.problems, ...unknownTypes(list.methods)]
  const more = problems.length - MOST_LINES
  for (const problem of problems.slice(0, MOST_LINES)) report('method.schema', problem)
  if (more > 0) report('method.schema', `${more} more problems of this list are not reported.`)
  for (const line of notShown(list, isCoinsOnly)) report('method.unlisted', line)
}

/** The maximum number of lines per list, so that a broken server release does not flood the log. */
const MOST_LINES = 20

const unknownTypes = (methods: readonly Method[]): string[] =>
  methods.flatMap((method, index) =>
    isBlank(method.cardViewType) || isCardViewType(method.cardViewType)
      ? []
      : [`method ${nameOf(method, index)}: /cardViewType is unknown, so it opens the page for redirects`],
  )

/**
 * Why methods of a valid list are not shown, one sentence each: the method, the path within the answer, and the reason.
 * Invalid methods are reported by `readMethods`. The player's filters (search, group, tab) are not a reason.
 */
export function notShown(list: Pick<MethodList, 'methods' | 'isDirectGeo'>, isCoinsOnly: boolean): readonly string[] {
  const { isDirectGeo, methods } = list
  if (isDirectGeo && methods.length > 0)
    return ['No method is shown: /isDirectGeo (the server offers no payments in this country)']
  const lines = methods.flatMap((method, index) => {
    const reason = reasonOf(method, isCoinsOnly)
    return reason === undefined ? [] : [`method ${nameOf(method, index)} is not shown: ${reason}`]
  })
  const more = lines.length - MOST_LINES
  return more > 0 ? [...lines.slice(0, MOST_LINES), `${more} more methods are not shown.`] : lines
}

function reasonOf(method: Method, isCoinsOnly: boolean): string | undefined {
  const why = unlisted(method)
  if (why === 'networks') return '/network (several networks need a field of the type "networks")'
  if (why === 'neo') return `${placeOfCoin(method)} (NEO is not offered)`
  return isCoinsOnly && method.category !== 'crypto' ? '/category (this cashier offers coins only)' : undefined
}

function placeOfCoin({ currency, network }: Method): string {
  if (readCoin({ currency, network }) !== 'NEO') return '/name'
  return readCoin({ currency, network: undefined }) === '' ? '/network' : '/currency'
}

/** A malformed name may contain anything; such a method is reported by its place among the valid methods. */
const nameOf = ({ name }: Method, index: number): string =>
  /^[\w.-]{1,64}$/.test(name) ? `"${name}"` : `no. ${index + 1}`
