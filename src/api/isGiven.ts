/** Whether a member says anything: an empty list or record does not. */
export function isGiven(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return typeof value === 'object' ? value !== null && Object.keys(value).length > 0 : value === true
}
