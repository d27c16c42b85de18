import { isRecord } from '../../schemas/isRecord.ts'
import { withoutInvisible } from '../../schemas/typing/invisible.ts'
import type { Requisite } from '../model/invoice.ts'
import { identifierOf } from './identifierOf.ts'
import { readLabel } from './readWords.ts'

export type Members = Readonly<Record<string, unknown>>

/** The members about the whole invoice, which are not payment details. */
const OWN = new Set(['payment_amount', 'payment_currency', 'created', 'timeout_minutes', 'fullName', 'encoded'])

/** The lines that describe the account: players compare them, and copy them only if the server says so. */
const ABOUT = new Set(['bank', 'bank_name', 'bank_type', 'payment_system'])

/** The maximum length in characters: longer than any number, code or name that players type or copy. */
const LONGEST = 2_000

/** Line and paragraph separators: the browser shows nothing for them, and nobody types them. */
const SEPARATORS = /[\u2028\u2029]+/gu

/**
 * The exact text without invisible and control characters. Empty when the value is neither text nor an exact number, or
 * is too long.
 */
export function plain(value: unknown): string {
  const text = seen(value)
  return text.length > LONGEST ? '' : text
}

/** As `plain`, of any length. */
export function seen(value: unknown): string {
  const text = (identifierOf(value) ?? '').replaceAll(/\p{Cc}+/gu, ' ').replaceAll(SEPARATORS, '')
  return withoutInvisible(text).trim()
}

/**
 * Whether the cleaned text differs from the sent text. A difference is acceptable in a person's name, not in a crypto
 * address.
 */
export const isCleaned = (value: unknown): boolean => plain(value) !== (identifierOf(value) ?? '')

/** Reads payment details from a list, or from a record by name. Entries without a value are left out. */
export function readRequisites(from: unknown): Requisite[] {
  if (Array.isArray(from)) return from.filter(isRecord).map(lineOf).filter(hasValue)
  if (!isRecord(from)) return []
  return Object.entries(from)
    .filter(([name]) => !OWN.has(name))
    .map(([name, value]) => lineOf({ name, value }))
    .filter(hasValue)
}

export const lineOf = ({ name, title, value, isCopyable }: Members): Requisite => ({
  name: plain(name),
  title: readLabel(seen(title)),
  value: plain(value),
  isCopyable: isCopyable === true || (isCopyable !== false && !ABOUT.has(plain(name))),
  ...(isCleaned(value) && { isCleaned: true }),
})

export const hasValue = ({ value }: Requisite): boolean => value !== ''

/** Removes duplicates, because a card often repeats the entries of `requisites`. */
export function withoutDoubles(lines: readonly Requisite[]): readonly Requisite[] {
  return lines.filter(
    ({ name, value }, index) => lines.findIndex((one) => one.name === name && one.value === value) === index,
  )
}
