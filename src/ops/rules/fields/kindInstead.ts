import { fields } from '../../../../schemas/layout/catalog.ts'
import type { Finding } from '../../Finding.ts'

/** Field kinds that are common in other form libraries, and the equivalent here. */
const INSTEAD: ReadonlyMap<unknown, string> = new Map([
  ['email', '"text" with "rules": [{ "check": "email" }]'],
  ['select', '"dropdown"'],
  ['tel', '"phone"'],
  ['number', '"text" with "only": "digits"'],
])

/** The message for an unknown kind: the equivalent, or the nearest name, or all kinds. */
export function kindInstead(kind: unknown, { message }: Finding): string {
  const known = INSTEAD.get(kind)
  if (known !== undefined) return `"${kind}" is not a kind of field: write ${known}.`
  const isNear = message.endsWith('?')
  return typeof kind !== 'string' || isNear ? message : `${message} The kinds are ${Object.keys(fields).join(', ')}.`
}
