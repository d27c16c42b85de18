/** Seconds until the year 5138 are fewer than this, milliseconds since 1973 are more. */
const FIRST_MS = 1e11

/**
 * A moment of the wire in milliseconds: seconds, milliseconds or ISO text, which without a zone is UTC.
 * Undefined when nothing was said, NaN when it can't be read.
 */
export function readInstant(value: string | number | null | undefined): number | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const count = Number(value)
  if (!Number.isNaN(count)) return count < FIRST_MS ? count * 1000 : count
  const text = String(value).trim().replace(' ', 'T')
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text) || !text.includes('T')
  return Date.parse(hasZone ? text : `${text}Z`)
}
