import type { PaywidgetChanges, PaywidgetData } from './types.ts'

/** Changes laid over what was said before: `user` and `schema` member by member, all else whole. */
export function merged(data: PaywidgetData, changes: PaywidgetChanges): PaywidgetData {
  const next = { ...data, ...changes, user: { ...data.user, ...changes.user } }
  return changes.schema === undefined ? next : { ...next, schema: { ...data.schema, ...changes.schema } }
}
