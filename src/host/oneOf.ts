/** Takes a sentence about a member of the host's data. It names the member and never its value (D-05). */
export type Warn = (sentence: string) => void

/** The value if it is one of a fixed few; else undefined, and a warning unless it was simply not given. */
export function oneOf<T extends string>(known: readonly T[], value: unknown, name: string, warn: Warn): T | undefined {
  const found = known.find((candidate) => candidate === value)
  if (found === undefined && value !== undefined) warn(`${name} is none of ${known.join(', ')}: ignored`)
  return found
}
