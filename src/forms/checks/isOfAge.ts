import { type CalendarDate, type DateFormat, readDate, yearsBetween } from '../../../schemas/typing/date.ts'

export interface AgeRule {
  /** The date format of the field. */
  readonly format: DateFormat
  readonly today: CalendarDate
  /** The minimum age, in completed years. */
  readonly minAge?: number | undefined
  readonly maxAge?: number | undefined
}

/** Whether the text is a date of birth within the age bounds. Dates in the future are rejected. */
export function isOfAge(text: string, { format, today, minAge = 0, maxAge }: AgeRule): boolean {
  const birth = readDate(text, format)
  if (birth === undefined) return false
  const age = yearsBetween(birth, today)
  return age >= 0 && age >= minAge && (maxAge === undefined || age <= maxAge)
}
