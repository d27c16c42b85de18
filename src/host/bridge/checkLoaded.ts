import validate from 'virtual:validate/host/loaded/LOADED'
import type { Loaded } from '../../../schemas/host/loaded.ts'
import { isRecord } from '../../../schemas/isRecord.ts'

export type CheckedLoaded =
  | { readonly ok: true; readonly loaded: Loaded; readonly token: string; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly paths: readonly string[] }

/** B33: the maximum number of bonuses or experiments that are read; the same limit as in the schema. */
const MAX_ITEMS = 200

/**
 * Bonuses and experiments come from a back office at run time, so an invalid entry is dropped and the player can still
 * pay. The integrator writes all other members once, so they must be valid.
 */
const LISTS = ['bonusList', 'experiments'] as const

/** Validates a payload that `readMessage` has already copied. The schema runs once, and nothing is copied again. */
export function checkLoaded(given: unknown): CheckedLoaded {
  if (!isRecord(given)) return { ok: false, paths: [''] }
  const user = isRecord(given.user) ? { user: without(isEmpty, given.user) } : {}
  const { loaded, warnings, paths } = withoutBadItems(withShortLists({ ...without(isUnset, given), ...user }))
  if (paths.length > 0) return { ok: false, paths }
  const token = (loaded as Loaded).user?.token
  if (token === undefined) return { ok: false, paths: ['/user/token'] }
  return { ok: true, loaded: loaded as Loaded, token, warnings }
}

type Members = Record<string, unknown>
type Sifted = { readonly loaded: Members; readonly warnings: readonly string[] }

/** Many back ends send null or "" for a value that is not set: it is missing. */
const isUnset = (value: unknown): boolean => value === null || value === ''

/** An object or list in which nothing is set is missing too: a player without a wallet has no balance. */
const isEmpty = (value: unknown): boolean =>
  isUnset(value) || (typeof value === 'object' && Object.values(value as object).every(isEmpty))

const without = (isMissing: (value: unknown) => boolean, members: Members): Members =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => !isMissing(value)))

function withShortLists(loaded: Members): Sifted {
  const long = LISTS.filter((name) => Array.isArray(loaded[name]) && loaded[name].length > MAX_ITEMS)
  const short = long.map((name) => [name, (loaded[name] as unknown[]).slice(0, MAX_ITEMS)])
  const warnings = long.map((name) => `${name} has more than ${MAX_ITEMS} entries: the others are ignored`)
  return { loaded: { ...loaded, ...Object.fromEntries(short) }, warnings }
}

function withoutBadItems({ loaded, warnings }: Sifted): Sifted & { readonly paths: readonly string[] } {
  const all = problemPaths(loaded)
  const bad = new Set(all.map(itemPath).filter((path) => path !== undefined))
  const kept = LISTS.filter((name) => Array.isArray(loaded[name])).map((name) => {
    const items = loaded[name] as unknown[]
    return [name, Object.freeze(items.filter((_, index) => !bad.has(`/${name}/${index}`)))]
  })
  const messages = [...bad].map((path) => `${path} does not match the schema: ignored`)
  return {
    loaded: { ...loaded, ...Object.fromEntries(kept) },
    warnings: [...warnings, ...messages],
    paths: all.filter((path) => itemPath(path) === undefined),
  }
}

/** The path of the list entry that contains the problem, if any. */
const itemPath = (path: string): string | undefined => /^\/(?:bonusList|experiments)\/\d+/.exec(path)?.[0]

/** The paths that violate the schema. A path contains names of the schema and indexes, never the host's data. */
function problemPaths(loaded: Members): string[] {
  validate(loaded)
  const paths = (validate.errors ?? []).map(({ instancePath, keyword, params }) =>
    keyword === 'required' ? `${instancePath}/${params.missingProperty}` : instancePath,
  )
  return [...new Set(paths)]
}
