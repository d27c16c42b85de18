import { isRecord } from '../../../schemas/isRecord.ts'
import type { HostSchema } from './HostData.ts'
import { isSafeVariable } from './isSafeVariable.ts'
import { oneOf, type Warn } from './oneOf.ts'

const THEMES = ['light', 'dark'] as const
const META = ['isCryptoBonusAvailable', 'showCryptoInstruction'] as const

type Members = Readonly<Record<string, unknown>>

/** Keeps the known members only (B5, Q-114). Appearance must never stop a payment, so invalid values are left out. */
export function readHostSchema(given: unknown, warn: Warn): HostSchema {
  const schema = isRecord(given) ? given : {}
  warnOfOthers(schema, ['theme', 'variables', 'meta', 'fonts', 'assets', 'fit'], 'schema', warn)
  return Object.freeze({
    theme: readTheme(schema.theme, warn),
    variables: readVariables(membersOf(schema, 'variables', warn), warn),
    meta: readMeta(membersOf(schema, 'meta', warn), warn),
    branding: Object.freeze({ fonts: schema.fonts, assets: schema.assets, fit: schema.fit }),
  })
}

function readTheme(given: unknown, warn: Warn): HostSchema['theme'] {
  if (!isRecord(given)) return oneOf(THEMES, given, 'schema.theme', warn)
  warn('schema.theme is an object: ignored; colours belong in schema.variables')
  return undefined
}

function membersOf(schema: Members, name: string, warn: Warn): Members {
  const value = schema[name]
  if (isRecord(value)) return value
  if (value !== undefined && value !== null) warn(`schema.${name} is not an object: ignored`)
  return {}
}

function readVariables(given: Members, warn: Warn): HostSchema['variables'] {
  const safe = Object.entries(given).filter((entry): entry is [string, string] => isSafeVariable(...entry))
  const dropped = Object.keys(given).filter((name) => !isSafeVariable(name, given[name]))
  if (dropped.length > 0)
    warn(`schema.variables has ${dropped.length} unknown names or invalid values: ignored${named(dropped)}`)
  return Object.freeze(Object.fromEntries(safe))
}

/** The host may send any name, so only names spelled like a token are logged. */
function named(names: readonly string[]): string {
  const like = names.filter((name) => /^--pw-[a-z0-9-]{1,20}$/.test(name)).slice(0, 10)
  return like.length > 0 ? `: ${like.join(', ')}` : ''
}

function readMeta(given: Members, warn: Warn): HostSchema['meta'] {
  warnOfOthers(given, META, 'schema.meta', warn)
  for (const name of META) {
    if (given[name] !== undefined && typeof given[name] !== 'boolean')
      warn(`schema.meta.${name} is not a boolean: false is used`)
  }
  const [isCryptoBonusAvailable, showCryptoInstruction] = [given[META[0]] === true, given[META[1]] === true]
  return Object.freeze({ isCryptoBonusAvailable, showCryptoInstruction })
}

function warnOfOthers(given: Members, known: readonly string[], name: string, warn: Warn): void {
  const others = Object.keys(given).filter((key) => !known.includes(key)).length
  if (others > 0) warn(`${name} has ${others} unknown members: ignored`)
}
