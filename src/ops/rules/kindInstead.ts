import { fields } from '../../../schemas/layout/catalog.ts'
import type { Finding } from '../Finding.ts'

/** What those write who know other forms. */
const INSTEAD: ReadonlyMap<unknown, string> = new Map([
  ['email', '"text" with "rules": [{ "check": "email" }]'],
  ['password', '"text" with "keep": false'],
  ['select', '"dropdown"'],
  ['tel', '"phone"'],
  ['number', '"text" with "only": "digits"'],
])

/** The sentence for a kind that does not exist: what to write in its place, or, where nothing is near, all there are. */
export function kindInstead(kind: unknown, { message }: Finding): string {
  const known = INSTEAD.get(kind)
  if (known !== undefined) return `"${kind}" is no kind of field: write ${known}.`
  const isNear = message.endsWith('?')
  return typeof kind !== 'string' || isNear ? message : `${message} The kinds are ${Object.keys(fields).join(', ')}.`
}
