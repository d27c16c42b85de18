import { parseJson } from '../../platform/files/parseJson.ts'

/** Parses JSON without losing digits and freezes the result deeply; undefined if it is not JSON. */
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
