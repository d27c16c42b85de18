import type { CalendarDate } from '../../../schemas/typing/date.ts'

/** The local date of the player. `now`: ms since 1970. */
export function calendarDay(now: number): CalendarDate {
  const date = new Date(now)
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() }
}
