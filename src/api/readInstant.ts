/** Smaller timestamps are seconds (until the year 5138), larger ones milliseconds (since 1973). */
const FIRST_MS = 1e11
/**
 * Nothing is older than 1971: earlier times are the zero of a language or database, such as 0001-01-01 (Go, .NET),
 * 1970-01-01 (protobuf, PHP) and 0000-00-00 (MySQL).
 */
const FIRST_YEAR = 1971

/**
 * ISO 8601, as databases and servers write it too: the day may have slashes or dots, and the zone may be a word, lack
 * its minutes or follow a space.
 */
const ISO = /^(\d{4})([-/.])(\d\d)\2(\d\d)(?:[T ](\d\d:\d\d\S*?) ?(?:Z|UTC|GMT|([+-]\d\d)(?::?(\d\d))?)?)?$/i

/** A text with the month as a word and a time zone, such as "Thu, 02 Jan 2025 03:04:05 GMT". */
const MONTH_AND_ZONE =
  /(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec).*:\d\d ?(?:(?:GMT|UTC)?[+-]\d\d:?\d\d|GMT|UTC)(?: \d{4}| ?\(.*\))?$/i

/**
 * Converts a timestamp to milliseconds. Accepts seconds, milliseconds, ISO text, and text with a named month and a time
 * zone; ISO text without a zone is UTC (Q-099). Undefined when the value is missing or zero, NaN when it can't be parsed.
 * Other texts are not parsed, because browsers read "05.11.2026" as 11 May, and dates without a zone in the device's.
 */
export function readInstant(value: string | number | null | undefined): number | undefined {
  const ms = parsed(value ?? 0)
  return ms < Date.UTC(FIRST_YEAR) ? undefined : ms
}

function parsed(value: string | number): number {
  const count = Number(value)
  if (!Number.isNaN(count)) return count < FIRST_MS ? count * 1000 : count
  const text = String(value).trim()
  const [isIso, year, , month, day, time = '00:00', hours, minutes = '00'] = ISO.exec(text) ?? []
  if (isIso === undefined) return MONTH_AND_ZONE.test(text) ? Date.parse(text) : Number.NaN
  if (Number(year) < FIRST_YEAR) return 0
  return Date.parse(`${year}-${month}-${day}T${time}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`)
}
