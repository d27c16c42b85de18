import { isRecord } from '../../schemas/isRecord.ts'
import type { NodeJson } from '../../schemas/layout/document.ts'

/** A property under its former name, with the message about it. */
export interface FormerName {
  /** The pointer of the property within the node. */
  readonly at: string
  readonly message: string
}

/** Migrates a node written for an earlier release of the same language version (D-36): `secret` became `keep`. */
export function migrateNames(json: NodeJson): { readonly json: NodeJson; readonly former: readonly FormerName[] } {
  const former: FormerName[] = []
  if (json.type === 'field') return { json: withoutSecret(json, '', former), former }
  if (json.type !== 'serverFields' || !isRecord(json.override)) return { json, former }
  const looks = Object.entries(json.override).map(
    ([name, look]) =>
      [name, isRecord(look) ? withoutSecret(look, `/override/${escaped(name)}`, former) : look] as const,
  )
  return former.length === 0 ? { json, former } : { json: { ...json, override: Object.fromEntries(looks) }, former }
}

function withoutSecret<Json extends Readonly<Record<string, unknown>>>(
  json: Json,
  at: string,
  former: FormerName[],
): Json {
  if (typeof json.secret !== 'boolean') return json
  const { secret, ...rest } = json
  former.push({
    at: `${at}/secret`,
    message: '"secret" is a former name: use "keep": false instead of "secret": true',
  })
  return { ...(secret && { keep: false }), ...rest } as unknown as Json
}

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')
