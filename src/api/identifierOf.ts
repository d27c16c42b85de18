import { isExactNumber } from '../platform/files/parseJson.ts'

/**
 * An id, code or account number with all its digits. Undefined when missing, and for a number that may have been
 * rounded.
 */
export function identifierOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value
  return typeof value === 'number' && isExactNumber(value) ? String(value) : undefined
}
