/** Smaller timestamps are seconds (until the year 5138), larger ones milliseconds (since 1973). */
const FIRST_MS = 1e11

/**
 * Converts a timestamp to milliseconds. Accepts seconds, milliseconds or ISO text; ISO text without a zone is UTC
 * . Undefined when the value is missing, NaN when it can't be parsed.
 */
export function readInstant(value: string | number | null | undefined): number | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const count = Number(value)
  if (!Number.isNaN(count)) return count < FIRST_MS ? count * 1000 : count
  const text = String(value).trim().replace(' ', 'T')
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text) || !text.includes('T')
  return Date.parse(hasZone ? text : `${text}Z`)
}
