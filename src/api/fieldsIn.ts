import { isRecord } from './readRequisites.ts'

/** The names of the members that list a form's fields. */
export const FIELD_LISTS: ReadonlySet<string> = new Set(['fields', 'inputFields'])

/**
 * The list of fields that a server wrote as a record, so that a form never lacks a field that the server requires: PHP
 * writes a list with gaps in its keys as a record, other servers write the fields by name, or one field without a list.
 * Undefined if the value is no record of fields. Other lists are not read so: the keys of choices, for example, are
 * their values.
 */
export function fieldsIn(value: unknown): unknown[] | undefined {
  if (!isRecord(value)) return undefined
  const items = Object.values(value)
  if (items.length > 0 && items.every(isRecord)) return items
  return 'name' in value ? [value] : undefined
}
