/** Whether a value is `true`, a non-empty list or a non-empty record. */
export function isNonEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return typeof value === 'object' ? value !== null && Object.keys(value).length > 0 : value === true
}
