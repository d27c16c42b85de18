import type { Invoice, Requisite } from '../model/invoice.ts'
import { isGiven } from './isGiven.ts'
import { readInstant } from './readInstant.ts'
import { readLabel } from './readWords.ts'

type Members = Readonly<Record<string, unknown>>

/** What an answer may hold of an invoice. */
export interface InvoiceAnswer {
  readonly requisites?: unknown
  readonly card?: unknown
}

/** Of an invoice that does not say its own: 15 minutes, whatever its kind (spec 9, Q-100). */
const TIMEOUT_MINUTES = 15
const LONGEST_MINUTES = 30 * 24 * 60
/** What is said of the invoice itself, or that nobody has to type. */
const OWN = new Set(['payment_amount', 'payment_currency', 'created', 'timeout_minutes', 'fullName', 'encoded'])

/** The invoice of an answer; undefined when it has neither requisites nor a card (CREATE-09). Its members may stand beside or among them. */
export function readInvoice(answer: InvoiceAnswer): Invoice | undefined {
  const { requisites, card } = answer
  if (!isGiven(requisites) && !isGiven(card)) return undefined
  const lines = [...linesOf(requisites), ...linesOf(card)]
  const said = [answer, requisites, card].filter(isRecord)
  const member = (name: string) => plain(said.find((one) => plain(one[name]) !== '')?.[name])
  const createdAt = readInstant(member('created'))
  return {
    amount: member('payment_amount'),
    currency: member('payment_currency'),
    requisites: withoutDoubles(lines),
    holder: member('fullName'),
    createdAt: Number.isNaN(createdAt) ? undefined : createdAt,
    timeoutMs: minutesOf(member('timeout_minutes')) * 60_000,
  }
}

function linesOf(from: unknown): Requisite[] {
  if (Array.isArray(from)) return from.filter(isRecord).map(lineOf).filter(isSaid)
  if (!isRecord(from)) return []
  return Object.entries(from)
    .filter(([name]) => !OWN.has(name))
    .map(([name, value]) => lineOf({ name, value }))
    .filter(isSaid)
}

const lineOf = ({ name, title, value, isCopyable }: Members): Requisite => ({
  name: plain(name),
  title: readLabel(plain(title)),
  value: plain(value),
  isCopyable: isCopyable !== false,
})

const isSaid = ({ value }: Requisite): boolean => value !== ''

/** A card repeats what its requisites say. */
function withoutDoubles(lines: readonly Requisite[]): readonly Requisite[] {
  return lines.filter(
    ({ name, value }, index) => lines.findIndex((one) => one.name === name && one.value === value) === index,
  )
}

/** Longer than any number, code or name that is typed or copied. */
const LONGEST = 2_000

/** To the letter, but for what nobody can see or type; empty where it is no line of text. Half a number is none. */
function plain(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  const text = String(value)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(UNSEEN, '')
    .trim()
  return text.length > LONGEST ? '' : text
}

/** Marks that nobody sees, and that may turn the direction of what follows. Joiners stay: names in Hindi or Persian need them. */
const UNSEEN = /[\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/gu

function minutesOf(said: string): number {
  const minutes = Number(said)
  return minutes > 0 ? Math.min(minutes, LONGEST_MINUTES) : TIMEOUT_MINUTES
}

const isRecord = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
