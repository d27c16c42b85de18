import { isRecord } from './readRequisites.ts'

/**
 * The list of records that PHP wrote as a record, because its keys have gaps: `{ "0": {…}, "2": {…} }`. Undefined for
 * any other value.
 */
export function indexedList(value: unknown): unknown[] | undefined {
  if (!isRecord(value)) return undefined
  const entries = Object.entries(value)
  const isList = entries.length > 0 && entries.every(([key, item]) => /^\d+$/.test(key) && isRecord(item))
  return isList ? Object.values(value) : undefined
}
