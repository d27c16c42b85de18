import { browserClock } from '../platform/time/clock.ts'

/**
 * Formats a time with its day in the locale's style, with Latin digits like amounts: "Today, 07:22", "25 Nov, 07:22", and
 * with the year when it is another one (U30).
 */
export function dayAndTime(locale: string, now: () => number = browserClock.now): (at: number) => string {
  return (at) => {
    const [then, today] = [new Date(at), new Date(now())]
    const year = then.getFullYear() === today.getFullYear() ? undefined : 'numeric'
    const options = {
      day: 'numeric',
      month: 'short',
      year,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    } as const
    const parts = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, options).formatToParts(at)
    if (then.toDateString() !== today.toDateString()) return textOf(parts)
    // Today's word takes the place of the date; the comma before the time is the language's own.
    const hour = parts.findIndex(({ type }) => type === 'hour')
    const comma = parts[hour - 1]?.value ?? ', '
    return wordForToday(locale) + comma + textOf(parts.slice(hour, hour + 3))
  }
}

const textOf = (parts: readonly Intl.DateTimeFormatPart[]): string => parts.map(({ value }) => value).join('')

/** The language's own word, with a capital letter because it begins the text. */
function wordForToday(locale: string): string {
  const word = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day')
  const [first = '', ...rest] = word
  return first.toLocaleUpperCase(locale) + rest.join('')
}
