/**
 * Serializes a message. An integer beyond the safe range of a double has already been rounded, so its digits may be
 * those of another id. Such a member is left out, and `inexact` lists its name, so that the host gets an error about
 * it.
 */
export function exactText(message: object): string {
  const inexact = new Set<string>()
  const text = JSON.stringify(message, (name, value: unknown) => {
    if (!Number.isInteger(value) || Number.isSafeInteger(value)) return value
    inexact.add(name)
    return undefined
  })
  return inexact.size === 0 ? text : `${text.slice(0, -1)},"inexact":${JSON.stringify([...inexact])}}`
}
