import validateField from 'virtual:validate/calls/serverField/WIRE_FIELD'
import type { WireField } from '../../schemas/calls/serverField.ts'
import { isRecord } from '../../schemas/isRecord.ts'
import { coerceToSchema } from './coerceToSchema.ts'
import { listIn } from './listIn.ts'

/** The fields of an answer, coerced one by one (X7). A copy, because other readers show the answer as it was sent. */
export function usableFields(given: unknown): WireField[] {
  const fields = structuredClone(listIn(given, 'fields') ?? given)
  if (!Array.isArray(fields)) return []
  return fields.filter((field) => isRecord(field) && coerceToSchema(field, validateField).mismatch === undefined)
}
