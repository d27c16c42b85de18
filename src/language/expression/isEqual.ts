// Deep equality for lists and objects; values of different types are unequal; undefined equals null.
export function isEqual(left: unknown, right: unknown): boolean {
  if (left === right || (left ?? null) === (right ?? null)) return true
  if (!isComposite(left) || !isComposite(right) || Array.isArray(left) !== Array.isArray(right)) return false
  const keys = Object.keys(left)
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isEqual(left[key], right[key]))
  )
}

const isComposite = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
