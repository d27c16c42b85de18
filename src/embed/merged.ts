import type { PaywidgetChanges, PaywidgetData } from './types.ts'

/** Applies changes to the data: `user` and `schema` are merged member by member, all other members are replaced. */
export function merged(data: PaywidgetData | null | undefined, changes: PaywidgetChanges): PaywidgetData {
  const next = { ...data, ...changes, user: { ...data?.user, ...changes?.user } as PaywidgetData['user'] }
  return changes?.schema === undefined ? next : { ...next, schema: { ...data?.schema, ...changes.schema } }
}
