/** Parses JSON. Returns undefined for a missing text and for a text that is not JSON. */
export function jsonOrUndefined(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
