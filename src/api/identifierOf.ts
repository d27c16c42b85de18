import { isExactNumber } from '../platform/parseJson.ts'

/** What an id, a code or an account number says, digit for digit. Undefined of nothing, and of a number that was rounded. */
export function identifierOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value
  return typeof value === 'number' && isExactNumber(value) ? String(value) : undefined
}
