/** What a JSON text says, frozen through and through; undefined when it says nothing. */
export function frozenCopy(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => Object.freeze(value))
  } catch {
    return undefined
  }
}
