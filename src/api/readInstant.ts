/** Smaller timestamps are seconds (until the year 5138), larger ones milliseconds (since 1973). */
const FIRST_MS = 1e11

/** ISO 8601, as databases write it too: the zone may lack its minutes and may follow a space. */
const ISO = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d\S*?) ?(?:(Z)|([+-]\d\d)(?::?(\d\d))?)?$/i

/**
 * Converts a timestamp to milliseconds. Accepts seconds, milliseconds or ISO text; ISO text without a zone is UTC
 * (Q-099). Undefined when the value is missing or 0, NaN when it can't be parsed.
 */
export function readInstant(value: string | number | null | undefined): number | undefined {
  const count = Number(value ?? 0)
  if (count === 0) return undefined
  if (!Number.isNaN(count)) return count < FIRST_MS ? count * 1000 : count
  const text = String(value).trim()
  const [, day, time, , hours, minutes = '00'] = ISO.exec(text) ?? []
  if (day === undefined) return Date.parse(text)
  return Date.parse(`${day}T${time}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`)
}
