/** The most signs of a reference that a host may send back (`loaded.resume`). */
export const LONGEST_REFERENCE = 16_000

/** What stands between two references in one text: no sign of theirs. */
const BETWEEN = '.'

/** Open payments as one text, for a host to keep: the newest come first, and the oldest are left out when it gets too long. */
export function packReference(entries: readonly object[]): string {
  const newest = [...entries].sort((a, b) => createdAt(b) - createdAt(a))
  for (let many = newest.length; many > 0; many--) {
    const text = btoa(encodeURIComponent(JSON.stringify(newest.slice(0, many))))
    if (text.length <= LONGEST_REFERENCE) return text
  }
  return ''
}

/** Unchecked. What is not of this form holds nothing. */
export function unpackReference(reference: string): readonly unknown[] {
  return reference.split(BETWEEN).flatMap((text) => {
    try {
      const entries: unknown = JSON.parse(decodeURIComponent(atob(text)))
      return Array.isArray(entries) ? entries : []
    } catch {
      return [] // not a text of ours
    }
  })
}

const createdAt = (entry: object): number => Number((entry as { readonly createdAt?: unknown }).createdAt) || 0
