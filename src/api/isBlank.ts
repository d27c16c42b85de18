/** Deeper than any member of an answer, so that a nested list can't exhaust the stack. */
const DEEPEST = 10

/**
 * Whether a value is empty. Servers write an unset member as null, 0, "" or false, PHP writes an empty record as
 * `[]`, and others write a record whose members are all unset.
 */
export function isBlank(value: unknown, depth = 0): boolean {
  if (typeof value === 'object' && value !== null)
    return depth < DEEPEST && Object.values(value).every((member) => isBlank(member, depth + 1))
  return !value
}
