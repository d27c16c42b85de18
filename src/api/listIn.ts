import { isRecord } from '../../schemas/isRecord.ts'

/**
 * The list that a server wrote as a record. PHP writes a list with gaps in its keys so: `{ "0": {…}, "2": {…} }`. The
 * fields of a form may also be a record by name, or one field without a list, so that a form never lacks a field that
 * the server requires. Undefined for any other value: the keys of choices, for example, may be their values.
 */
export function listIn(value: unknown, name = ''): unknown[] | undefined {
  if (!isRecord(value) || name === 'items' || name === 'values') return undefined
  const isForm = name === 'fields' || name === 'inputFields'
  const items = Object.values(value)
  const hasNumbers = Object.keys(value).every((key) => /^\d+$/.test(key))
  if (items.length > 0 && items.every(isRecord) && (isForm || hasNumbers)) return items
  return isForm && 'name' in value ? [value] : undefined
}
