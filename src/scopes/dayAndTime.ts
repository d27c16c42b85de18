import { browserClock } from '../platform/time/clock.ts'

/**
 * Formats a time with its day in the locale's style, with Latin digits like amounts: "Today, 07:22", "25 Nov, 07:22", and
 * with the year when it is another one (U30).
 */
export function dayAndTime(locale: string, now: () => number = browserClock.now): (at: number) => string {
  return (at) => {
    const time = format(locale, at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    return `${dayOf(locale, at, now())}, ${time}`
  }
}

function dayOf(locale: string, at: number, now: number): string {
  const [then, today] = [new Date(at), new Date(now)]
  if (then.toDateString() === today.toDateString()) return wordForToday(locale)
  const year = then.getFullYear() === today.getFullYear() ? undefined : 'numeric'
  return format(locale, at, { day: 'numeric', month: 'short', year })
}

/** The language's own word, with a capital letter because it begins the text. */
function wordForToday(locale: string): string {
  const word = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day')
  const [first = '', ...rest] = word
  return first.toLocaleUpperCase(locale) + rest.join('')
}

const format = (locale: string, at: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${locale}-u-nu-latn`, options).format(at)
