import { parseJson } from '../platform/parseJson.ts'

/** What a JSON text says, to the digit, frozen through and through; undefined when it says nothing. */
export function frozenCopy(text: string): unknown {
  try {
    return frozen(parseJson(text))
  } catch {
    return undefined
  }
}

function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const member of Object.values(value)) frozen(member)
  return Object.freeze(value)
}
