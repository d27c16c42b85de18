/** Whether a member is true, or a non-empty list or record. */
export function isGiven(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return typeof value === 'object' ? value !== null && Object.keys(value).length > 0 : value === true
}
