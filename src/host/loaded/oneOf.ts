/** Receives a warning about a member of the host's data. It names the member, never its value (D-05). */
export type Warn = (sentence: string) => void

/** The value if it is one of `known`, else undefined. Warns unless the value was missing. */
export function oneOf<T extends string>(known: readonly T[], value: unknown, name: string, warn: Warn): T | undefined {
  const found = known.find((candidate) => candidate === value)
  if (found === undefined && value !== undefined) warn(`${name} is none of ${known.join(', ')}: ignored`)
  return found
}
