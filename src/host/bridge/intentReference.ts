/** The maximum length of a reference that a host may send back (`loaded.resume`), in characters. */
export const LONGEST_REFERENCE = 16_000

/** Separates two references in one text; no reference contains this character. */
const BETWEEN = '.'

/**
 * Serializes open payments, newest first, to one text for the host to store. The oldest are dropped if the text is too
 * long.
 */
export function packReference(entries: readonly object[]): string {
  const newest = [...entries].sort((a, b) => createdAt(b) - createdAt(a))
  for (let many = newest.length; many > 0; many--) {
    const text = btoa(encodeURIComponent(JSON.stringify(newest.slice(0, many))))
    if (text.length <= LONGEST_REFERENCE) return text
  }
  return ''
}

/** Parses references without validating their entries. A malformed reference counts as empty. */
export function unpackReference(reference: string): readonly unknown[] {
  return reference.split(BETWEEN).flatMap((text) => {
    try {
      const entries: unknown = JSON.parse(decodeURIComponent(atob(text)))
      return Array.isArray(entries) ? entries : []
    } catch {
      return [] // malformed
    }
  })
}

const createdAt = (entry: object): number => Number((entry as { readonly createdAt?: unknown }).createdAt) || 0
