/** A role with its accessible name, or neither: a label on an element without a role is an error. */
export function named(role: 'group' | 'status', ariaLabel: string | undefined) {
  return ariaLabel === undefined ? {} : { role, 'aria-label': ariaLabel }
}
