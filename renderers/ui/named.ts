/** A role with its name, or neither: a label on a part without a role says nothing and is an error. */
export function named(role: 'group' | 'status', ariaLabel: string | undefined) {
  return ariaLabel === undefined ? {} : { role, 'aria-label': ariaLabel }
}
