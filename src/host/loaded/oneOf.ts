/** Receives a warning about a member of the host's data. The warning names the member, never its value (D-05). */
export type Warn = (sentence: string) => void

/** The value if `known` contains it, else undefined. Warns about an unknown value, not about a missing one. */
export function oneOf<T extends string>(known: readonly T[], value: unknown, name: string, warn: Warn): T | undefined {
  const found = known.find((candidate) => candidate === value)
  if (found === undefined && value !== undefined) warn(`${name} must be one of ${known.join(', ')}: ignored`)
  return found
}
