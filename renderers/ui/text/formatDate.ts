/** Formats a timestamp in the locale's order, with a 24-hour clock and Latin digits (spec §9); empty when invalid. */
export function formatDateTime(ms: number, locale: string, timeZone?: string): string {
  const date = new Date(ms)
  if (Number.isNaN(date.getTime())) return ''
  return date.toLocaleString(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    // Not hour12: false, which writes midnight as 24:00 in some languages.
    hourCycle: 'h23',
    numberingSystem: 'latn',
    timeZone,
  })
}
