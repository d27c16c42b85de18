/**
 * A twin of `host/exactText`: the types of the package are built of this folder alone.
 *
 * A message as JSON text. An integer that a double can't hold was rounded before it came here: its digits are those of
 * another id. It is left out, and `inexact` names it, so that the reader can tell the host.
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
