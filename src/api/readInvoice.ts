import { isRecord } from '../../schemas/isRecord.ts'
import type { Invoice } from '../model/invoice.ts'
import type { MethodField } from '../model/methodField.ts'
import { firstNonZero, isZero } from './firstNonZero.ts'
import { hasCode } from './hasCode.ts'
import { isNonEmpty } from './isNonEmpty.ts'
import { plain } from './plain.ts'
import { readCurrency } from './readCurrency.ts'
import { readInstant } from './readInstant.ts'
import { type PayPageAnswer, readPayPage } from './readPayPage.ts'
import { hasValue, lineOf, type Members, readRequisites, withoutDoubles } from './readRequisites.ts'
import { unifiedFlowOf } from './readUnifiedFlow.ts'

/** The members of an answer that describe an invoice. */
export interface InvoiceAnswer extends PayPageAnswer {
  readonly requisites?: unknown
  readonly card?: unknown
  readonly unifiedFlow?: unknown
  readonly payment_system?: unknown
}

/** Default lifetime of every kind of invoice: 15 minutes (spec §9, Q-100). */
export const INVOICE_LIFETIME_MS = 15 * 60_000
/** Default lifetime of a unified form: 600 s (spec §9). */
const UNIFIED_LIFETIME_MS = 600_000
const LONGEST_MINUTES = 30 * 24 * 60

/** An invoice whose lifetime may be missing. */
type Stated = Omit<Invoice, 'timeoutMs'> & { readonly timeoutMs: number | undefined }

/** Whether an answer has payment details (CREATE-09). */
export const hasRequisites = ({ requisites, card }: InvoiceAnswer): boolean =>
  isNonEmpty(requisites) || isNonEmpty(card)

/**
 * The invoice of an answer, or undefined when it has none. Facts about the whole invoice, such as the amount, may be
 * beside the payment details or among them.
 */
export function readInvoice(answer: InvoiceAnswer): Invoice | undefined {
  const { requisites, card } = answer
  const payPage = readPayPage(answer)
  const unified = unifiedFlowOf(answer.unifiedFlow)
  if (!hasRequisites(answer) && !hasCode(payPage) && unified === undefined) return undefined
  const own: Stated = {
    ...readInvoiceMembers([answer, requisites, card].filter(isRecord)),
    ...payPage,
    requisites: withoutDoubles([
      ...readRequisites(requisites),
      ...readRequisites(card),
      // A payment system beside the payment details describes the whole invoice (DATA-45): it is shown, but can't be
      // copied.
      ...[lineOf({ name: 'payment_system', value: answer.payment_system, isCopyable: false })].filter(hasValue),
    ]),
  }
  return joined(own, unified)
}

/**
 * Reads the facts about the whole invoice. Each member comes from the first record that has it. A requested amount of
 * zero is an unset one; a zero as the only amount to pay makes the invoice unreadable (N21).
 */
export function readInvoiceMembers(raw: readonly Members[]): Stated {
  const member = (name: string) => plain(firstNonZero(...raw.map((one) => one[name])))
  const passed = member('passedAmount')
  const createdAt = raw
    .map(({ created }) => readInstant(plain(created)))
    .find((time) => !Number.isNaN(time ?? Number.NaN))
  return {
    amount: member('payment_amount'),
    currency: readCurrency(member('payment_currency')),
    requested: { amount: isZero(passed) ? '' : passed, currency: readCurrency(member('passedCurrency')) },
    requisites: [],
    holder: member('fullName'),
    bank: '',
    country: '',
    text: '',
    steps: [],
    qr: '',
    qrImage: '',
    page: undefined,
    pageLabel: '',
    fields: [],
    mayComplete: true,
    createdAt,
    timeoutMs: raw.map((one) => lifetimeOf(plain(one.timeout_minutes))).find((time) => time !== undefined),
  }
}

/**
 * Adds the answer's own fields before those of the invoice. Fields that are not required before the payment belong to
 * the invoice: they are the second step of an Indian invoice (INDIA-03), for example.
 */
export const withFields = (fields: readonly MethodField[], invoice: Invoice): Invoice => ({
  ...invoice,
  fields: [...fields, ...invoice.fields],
})

/**
 * Merges a unified form with the other members of the answer; the form takes precedence. A default lifetime is used only
 * if the server has sent none.
 */
export function joined(own: Stated, unified: ReturnType<typeof unifiedFlowOf>): Invoice {
  if (unified === undefined) return { ...own, timeoutMs: own.timeoutMs ?? INVOICE_LIFETIME_MS }
  return {
    ...own,
    ...unified,
    amount: firstNonZero(unified.amount, own.amount) ?? '',
    currency: unified.currency || own.currency,
    requisites: withoutDoubles([...unified.requisites, ...own.requisites]),
    qr: unified.qr || own.qr,
    qrImage: unified.qrImage || own.qrImage,
    page: unified.page ?? own.page,
    pageLabel: unified.pageLabel || own.pageLabel,
    createdAt: unified.createdAt ?? own.createdAt,
    timeoutMs: unified.timeoutMs ?? own.timeoutMs ?? UNIFIED_LIFETIME_MS,
  }
}

/** Undefined if the text is no positive number. */
function lifetimeOf(minutes: string): number | undefined {
  const count = Number(minutes)
  return count > 0 ? Math.min(count, LONGEST_MINUTES) * 60_000 : undefined
}
