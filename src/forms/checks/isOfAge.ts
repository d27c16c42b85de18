import { type CalendarDate, type DateFormat, readDate, yearsBetween } from '../../../schemas/typing/date.ts'

export interface AgeRule {
  /** How the field writes its date. */
  readonly format: DateFormat
  readonly today: CalendarDate
  /** In completed years. */
  readonly minAge?: number | undefined
  readonly maxAge?: number | undefined
}

/** Is the text the birthday of someone of that age? Nobody is born tomorrow. */
export function isOfAge(text: string, { format, today, minAge = 0, maxAge }: AgeRule): boolean {
  const birth = readDate(text, format)
  if (birth === undefined) return false
  const age = yearsBetween(birth, today)
  return age >= 0 && age >= minAge && (maxAge === undefined || age <= maxAge)
}
