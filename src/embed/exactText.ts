/**
 * A copy of `host/loaded/exactText`, because the package's types are built from this folder only.
 *
 * Serializes a message as JSON. JavaScript has already rounded an integer beyond the safe range, so it may be another
 * id. Such a member is left out, and `inexact` lists its name, so that the cashier can report it to the host.
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
