import { digitsOnly, withLatinDigits } from './plain.ts'

/** Days, and months without a day, such as the expiry of a card. */
export const DATE_FORMATS = [
  'DD/MM/YYYY',
  'DD.MM.YYYY',
  'DD-MM-YYYY',
  'MM/DD/YYYY',
  'YYYY-MM-DD',
  'MM/YY',
  'MM/YYYY',
] as const
export type DateFormat = (typeof DATE_FORMATS)[number]

export interface CalendarDate {
  readonly year: number
  /** 1 for January. */
  readonly month: number
  /** In a format without a day, the last of the month. */
  readonly day: number
}

type PartName = 'DD' | 'MM' | 'YYYY' | 'YY'

interface Plan {
  readonly order: readonly PartName[]
  readonly separator: string
}

interface Walked {
  readonly parts: readonly string[]
  /** The index of the part that received the last character. */
  readonly at: number
}

/** Allowed prefixes of each part while typing: day 1–31, month 1–12, year 1900–9999 (FIELD-10). */
const BEGINNINGS: Readonly<Record<PartName, RegExp>> = {
  DD: /^(?:[0-3]|0[1-9]|[12][0-9]|3[01])$/,
  MM: /^(?:[01]|0[1-9]|1[0-2])$/,
  YYYY: /^(?:1|19[0-9]{0,2}|[2-9][0-9]{0,3})$/,
  YY: /^[0-9]{1,2}$/,
}
const lastOf = ({ order }: Plan): number => order.length - 1

/**
 * Formats a typed or pasted date: inserts separators, drops impossible digits, and pads single digits that can't be
 * continued ("4" as a day becomes 04) or that are followed by a separator. Browsers autofill birthdays as 2001-12-31 and
 * expiries as 05/2031 or 2031-05, whatever the format.
 */
export function applyDate(text: string, format: DateFormat): string {
  const plan = planOf(format)
  const filled = format === 'YYYY-MM-DD' ? undefined : readDate(isoIn(text), 'YYYY-MM-DD')
  if (isMonth(format) && filled === undefined)
    return joined(walk(monthIn(text, format) ?? text, plan, true).parts, plan)
  return filled ? writeDate(filled, format) : joined(walk(text, plan, true).parts, plan)
}

/**
 * Whether the formatted date preserves a pasted text: the same digits except zeros, or the same day or month in another
 * notation.
 */
export function dateKeeps(pasted: string, written: string): boolean {
  if (MONTH_FORMATS.some((format) => monthIn(pasted, format) === written)) return true
  const digits = (text: string) => digitsOnly(text).replace(/0/g, '')
  const isShorter = digitsOnly(written).length < digitsOnly(pasted).length
  const isCut = isShorter || digitsOnly(written).at(-1) !== digitsOnly(pasted).at(-1)
  const isLost = isCut || !digits(written).includes(digits(pasted)) || /\p{L}/u.test(pasted)
  return !isLost || readDate(isoIn(pasted), 'YYYY-MM-DD') !== undefined
}

/** Whether a text has the shape of a complete or partial date in the format. */
export function hasDateShape(text: string, format: DateFormat): boolean {
  const { order, separator } = planOf(format)
  const parts = text.split(separator)
  return (
    parts.length <= order.length &&
    parts.every((part, at) => /^[0-9]*$/.test(part) && part.length <= (order[at]?.length ?? 0))
  )
}

/** Formats the date on blur: pads single digits. */
export function finishDate(text: string, format: DateFormat): string {
  return applyDate(applyDate(text, format) + planOf(format).separator, format)
}

/** Parses a calendar day or a month; undefined for a day that does not exist, such as 31.02. */
export function readDate(text: string, format: DateFormat): CalendarDate | undefined {
  const plan = planOf(format)
  const { parts } = walk(text + plan.separator, plan, true)
  const part = (name: PartName) => parts[plan.order.indexOf(name)] ?? ''
  if (plan.order.some((name) => part(name).length < name.length)) return undefined
  const year = part('YY') === '' ? counted(part('YYYY')) : 2000 + counted(part('YY'))
  const month = { year, month: counted(part('MM')), day: 1 }
  const date = { ...month, day: isMonth(format) ? daysIn(month) : counted(part('DD')) }
  return date.day <= daysIn(date) ? date : undefined
}

/** Writes a date in a format, or one of its parts. */
export function writeDate({ year, month, day }: CalendarDate, format: DateFormat | PartName): string {
  const texts = { DD: two(day), MM: two(month), YYYY: String(year).padStart(4, '0'), YY: two(year % 100) }
  return format.replace(/[A-Z]+/g, (name) => texts[name as PartName])
}

export function isoDate(date: CalendarDate): string {
  return writeDate(date, 'YYYY-MM-DD')
}

/** Whether the format has a month and no day. */
export const isMonth = (format: DateFormat): boolean => !format.includes('DD')

const MONTH_FORMATS = DATE_FORMATS.filter(isMonth)
export const DAY_FORMATS = DATE_FORMATS.filter((format) => !isMonth(format))

/** The month in a text with a whole year, such as 5/2031 or 2031-05, as the format writes it. */
function monthIn(text: string, format: DateFormat): string | undefined {
  const latin = withLatinDigits(text)
  const [, month, year] = /^\s*([0-9]{1,2})\s*[-/.]\s*(20[0-9]{2})\s*$/.exec(latin) ?? []
  const [, isoYear, isoMonth] = /^\s*(20[0-9]{2})-([0-9]{2})\s*$/.exec(latin) ?? []
  const found = { year: counted(year ?? isoYear ?? ''), month: counted(month ?? isoMonth ?? ''), day: 1 }
  return found.month >= 1 && found.month <= 12 ? writeDate(found, format) : undefined
}

/** Completed years from `birth` to `today`; a person born on 29 February comes of age on 1 March. */
export function yearsBetween(birth: CalendarDate, today: CalendarDate): number {
  const isBefore = today.month < birth.month || (today.month === birth.month && today.day < birth.day)
  return today.year - birth.year - (isBefore ? 1 : 0)
}

/**
 * Applies an edit inside a date: `head` is the text before the caret, `tail` the text after it. Parts in the tail stay
 * unchanged: deleting a digit of the day must not change the month. Undefined when the head leaves no room for the tail
 * or would create an invalid part.
 */
export function joinDate(head: string, tail: string, format: DateFormat): { text: string; caret: number } | undefined {
  const plan = planOf(format)
  const end = tailOf(tail, plan)
  if (end === undefined) return typedDate(head, format)
  const { parts, at } = walk(head, plan, false)
  const first = lastOf(plan) - (end.length - 1)
  if (at > first) return undefined
  const middle = (at === first ? parts[at] : '') + (end[0] ?? '')
  if (!isPossible(middle, plan.order[first])) return undefined
  return placed([...parts.slice(0, first), middle, ...end.slice(1)], { at, parts }, plan)
}

/** Like `joinDate`, but never rejects: the text after a deletion stays as it is. */
export function cutDate(head: string, tail: string, format: DateFormat): { text: string; caret: number } {
  const plan = planOf(format)
  const before = bareParts(head, plan)
  const end = tailOf(tail, plan) ?? []
  const at = before.length - 1
  const first = end.length === 0 ? at : lastOf(plan) - (end.length - 1)
  const middle = (at === first ? before[at] : '') + (end[0] ?? '')
  const start = at === first ? before.slice(0, at) : before
  const empty = Array.from({ length: first - start.length }, () => '')
  return placed([...start, ...empty, middle, ...end.slice(1)], { at, parts: before }, plan)
}

/** The text after a caret, with all separators that a complete date has there. */
export function dateTail(text: string, caret: number, format: DateFormat): string {
  const plan = planOf(format)
  const missing = lastOf(plan) - (text.split(plan.separator).length - 1)
  return text.slice(caret) + plan.separator.repeat(missing < 0 ? 0 : missing)
}

/**
 * Whether a text is a month whose year is being typed with four digits into a format of two: after 05/20, the next digit
 * is the third of 2031. It stays as it is until the fourth.
 */
const isLongYear = (text: string, format: DateFormat): boolean => format === 'MM/YY' && /^[0-9]{2}\/20[0-9]$/.test(text)

function typedDate(head: string, format: DateFormat): { text: string; caret: number } {
  const text = isLongYear(head, format) ? head : applyDate(head, format)
  return { text, caret: text.length }
}

/** The parts after the caret; undefined when they contain no digit. */
function tailOf(tail: string, { separator, order }: Plan): readonly string[] | undefined {
  return /[0-9]/.test(tail) ? tail.split(separator).slice(0, order.length) : undefined
}

function bareParts(head: string, { separator, order }: Plan): readonly string[] {
  return head.split(separator).slice(0, order.length)
}

function placed(parts: readonly string[], { at, parts: before }: Walked, plan: Plan): { text: string; caret: number } {
  const text = joined(parts, plan)
  const caret = [...before.slice(0, at), before[at] ?? ''].join(plan.separator).length
  return { text, caret: caret > text.length ? text.length : caret }
}

function joined(parts: readonly string[], { separator }: Plan): string {
  const last = parts.findLastIndex((part) => part !== '')
  return parts.slice(0, last + 1).join(separator)
}

/** Distributes the characters over the parts. `isPadding`: a separator pads a single digit before it. */
function walk(text: string, { order, separator }: Plan, isPadding: boolean): Walked {
  const parts = order.map(() => '')
  let at = 0
  let isParted = true
  for (const sign of withLatinDigits(text).replace(/[\s\p{Cf}]/gu, '')) {
    const isDigit = /[0-9]/.test(sign)
    if (!isDigit && isPadding) parts[at] = padded(parts[at] ?? '', order[at])
    if (isDigit ? isFull(parts[at], order[at]) : sign === separator || !isParted) {
      if (at < order.length - 1) at += 1
      else if (isDigit) break
    }
    isParted = !isDigit
    if (isDigit) parts[at] = grown(parts[at] ?? '', sign, order[at])
  }
  return { parts, at }
}

function grown(part: string, digit: string, name: PartName | undefined): string {
  if (canBegin(part + digit, name)) return part + digit
  return part === '' && canBegin(`0${digit}`, name) ? `0${digit}` : part
}

const canBegin = (part: string, name: PartName = 'DD'): boolean => BEGINNINGS[name].test(part)
const isPossible = (part: string, name: PartName | undefined): boolean =>
  part === '' || canBegin(part, name) || (part.length === 1 && canBegin(`0${part}`, name))
const isFull = (part = '', name: PartName = 'DD'): boolean => part.length === name.length
const padded = (part: string, name: PartName | undefined): string =>
  name !== 'YYYY' && name !== 'YY' && /^[1-9]$/.test(part) ? `0${part}` : part

function planOf(format: DateFormat): Plan {
  return { order: format.split(/[^A-Z]/) as PartName[], separator: format.replace(/[A-Z]/g, '').charAt(0) }
}

/**
 * The ISO date in a text like 2001-12-31, 2001/12/31 or 2001-12-31T00:00:00Z: with the year first, the order is
 * unambiguous.
 */
function isoIn(text: string): string {
  const [, year, , month = '', day = ''] =
    /^\s*([0-9]{4})([-/.])(0?[1-9]|1[0-2])\2(0?[1-9]|[12][0-9]|3[01])(?:T[0-9:.]*Z?)?\s*$/.exec(
      withLatinDigits(text),
    ) ?? []
  return year === undefined ? '' : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

function daysIn({ year, month }: CalendarDate): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

const counted = (digits: string): number => [...digits].reduce((sum, digit) => sum * 10 + digit.charCodeAt(0) - 48, 0)
const two = (value: number): string => String(value).padStart(2, '0')
