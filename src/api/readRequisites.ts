import { isRecord } from '../../schemas/isRecord.ts'
import type { Requisite } from '../model/invoice.ts'
import { isCleaned, plain, seen } from './plain.ts'
import { readLabel } from './readWords.ts'

export type Members = Readonly<Record<string, unknown>>

/** The members about the whole invoice, which are not payment details. */
const OWN = new Set(['payment_amount', 'payment_currency', 'created', 'timeout_minutes', 'fullName', 'encoded'])

/** The lines that describe the account: players compare them, and copy them only if the server says so. */
const ABOUT = new Set(['bank', 'bank_name', 'bank_type', 'payment_system'])

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
