/**
 * A copy of `host/exactText`: the package's types are built from this folder only.
 *
 * Serializes a message as JSON. An integer beyond the safe range was already rounded by JavaScript and would be a different
 * id; it is left out and listed in `inexact`, so that the receiver can report it to the host.
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
