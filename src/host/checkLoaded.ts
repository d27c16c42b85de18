import validate from 'virtual:validate/host/loaded/LOADED'
import type { Loaded } from '../../schemas/host/loaded.ts'
import { frozenCopy } from './frozenCopy.ts'
import { isRecord } from './isRecord.ts'
import { isWithin } from './isWithin.ts'

export type CheckedLoaded =
  | { readonly ok: true; readonly loaded: Loaded; readonly token: string; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly paths: readonly string[] }

/** B33. What a player owns at one time; the schema says the same. */
const MAX_ITEMS = 200
/** Measured before it is copied. */
const MAX_SIGNS = 256 * 1024

/**
 * Bonuses and experiments come from a back office while the product runs, so a wrong one is left out and the player
 * can still pay. The rest the integrator writes once: it has to be right.
 */
const LISTS = ['bonusList', 'experiments'] as const

export function checkLoaded(payload: unknown): CheckedLoaded {
  const given = copyOf(payload)
  if (!isRecord(given)) return { ok: false, paths: [''] }
  const user = isRecord(given.user) ? { user: withoutNulls(given.user) } : {}
  const { loaded, warnings } = withoutBadItems(withShortLists({ ...withoutNulls(given), ...user }))
  const paths = problemPaths(loaded)
  if (paths.length > 0) return { ok: false, paths }
  const token = (loaded as Loaded).user?.token
  if (token === undefined) return { ok: false, paths: ['/user/token'] }
  return { ok: true, loaded: loaded as Loaded, token, warnings }
}

type Members = Record<string, unknown>
type Sifted = { readonly loaded: Members; readonly warnings: readonly string[] }

function copyOf(payload: unknown): unknown {
  if (!isWithin(payload, MAX_SIGNS)) return undefined
  try {
    return frozenCopy(JSON.stringify(payload))
  } catch {
    return undefined
  }
}

/** Many back ends write null for what they do not have. */
const withoutNulls = (members: Members): Members =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null))

function withShortLists(loaded: Members): Sifted {
  const long = LISTS.filter((name) => Array.isArray(loaded[name]) && loaded[name].length > MAX_ITEMS)
  const short = long.map((name) => [name, (loaded[name] as unknown[]).slice(0, MAX_ITEMS)])
  const warnings = long.map((name) => `${name} has more than ${MAX_ITEMS} entries: the others are left out`)
  return { loaded: { ...loaded, ...Object.fromEntries(short) }, warnings }
}

function withoutBadItems({ loaded, warnings }: Sifted): Sifted {
  const bad = new Set(problemPaths(loaded).map((path) => /^\/(?:bonusList|experiments)\/\d+/.exec(path)?.[0]))
  const kept = LISTS.filter((name) => Array.isArray(loaded[name])).map((name) => {
    const items = loaded[name] as unknown[]
    return [name, Object.freeze(items.filter((_, index) => !bad.has(`/${name}/${index}`)))]
  })
  const dropped = [...bad].filter((path) => path !== undefined)
  const told = dropped.map((path) => `${path} is not as the schema says: left out`)
  return { loaded: { ...loaded, ...Object.fromEntries(kept) }, warnings: [...warnings, ...told] }
}

/** Where the schema is not kept. Paths hold names of the schema and numbers, nothing of the host's own. */
function problemPaths(loaded: Members): string[] {
  validate(loaded)
  const paths = (validate.errors ?? []).map(({ instancePath, keyword, params }) =>
    keyword === 'required' ? `${instancePath}/${params.missingProperty}` : instancePath,
  )
  return [...new Set(paths)]
}
