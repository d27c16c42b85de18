import validateCard from 'virtual:validate/calls/p2pDeposit/P2P_CARD'
import type { P2pCard } from '../../schemas/calls/p2pDeposit.ts'
import { isRecord } from '../../schemas/isRecord.ts'
import type { Invoice, Requisite } from '../model/invoice.ts'
import { coerceToSchema } from './coerceToSchema.ts'
import { isBlank } from './isBlank.ts'
import { plain } from './plain.ts'
import { joined, readInvoiceMembers } from './readInvoice.ts'
import { hasValue, lineOf, type Members } from './readRequisites.ts'
import { unifiedFlowOf } from './readUnifiedFlow.ts'
import { readLabel } from './readWords.ts'

/** The invoice of a peer-to-peer deposit, and the names (never the values) of invalid members. */
export interface P2pDeposit {
  readonly invoice: Invoice
  readonly mismatches: readonly string[]
}

/**
 * The lines that the player copies, in the order of P2P-10. The holder's name is not a line, but a member of the
 * invoice.
 */
const LINES = ['number', 'bank_account', 'phone', 'transaction_description'] as const
/** The lines that describe the account and can't be copied (DATA-47). */
const ABOUT = ['payment_system', 'bank_type'] as const
const TEXTS = [...LINES, 'bank_name', 'bank_type', 'fullName', 'country_code', 'payment_system'] as const

/**
 * Maps a peer-to-peer deposit to an invoice (DATA-46, DATA-47). An invalid card gives no lines, so that nobody pays to
 * that card.
 */
export function readP2pDeposit(answer: Members): P2pDeposit {
  const invoice = readInvoiceMembers([answer])
  const unified = unifiedFlowOf(answer.unifiedFlow)
  const { card, mismatches } = readCard(answer.card)
  const hasCard = card !== undefined && LINES.some((name) => plain(card[name]) !== '')
  const paid = hasCard ? { ...invoice, ...ofCard(card) } : invoice
  const isMissing = !hasCard && unified === undefined && mismatches.length === 0
  return {
    invoice: joined(paid, unified),
    mismatches: isMissing ? ['card'] : mismatches,
  }
}

function ofCard(card: P2pCard): Pick<Invoice, 'requisites' | 'holder' | 'bank' | 'country'> {
  const lines: Requisite[] = LINES.map((name) => lineOf({ name, value: card[name] }))
  // If there is a bank name, the bank type adds nothing.
  const named = plain(card.bank_name) === '' ? ABOUT : ABOUT.filter((name) => name !== 'bank_type')
  const about = named.map((name) => lineOf({ name, value: card[name], isCopyable: false }))
  return {
    requisites: [...lines, ...about].filter(hasValue),
    holder: plain(card.fullName),
    bank: readLabel(plain(card.bank_name)),
    country: plain(card.country_code).toUpperCase(),
  }
}

function readCard(card: unknown): { readonly card: P2pCard | undefined; readonly mismatches: readonly string[] } {
  if (isBlank(card)) return { card: undefined, mismatches: [] }
  // A copy, because other readers show the card as it was sent. Each member is a single value.
  const fit = (isRecord(card) ? { ...card } : card) as P2pCard
  const { mismatch } = coerceToSchema(fit, validateCard, { mayDrop: false })
  if (mismatch !== undefined) return { card: undefined, mismatches: [`card${mismatch}`.replace('card/ ', 'card ')] }
  if (fit.encoded !== true) return { card: fit, mismatches: [] }
  const open = Object.fromEntries(TEXTS.map((name) => [name, decoded(fit[name])]))
  const wrong = TEXTS.filter((name) => open[name] === undefined)
  return wrong.length === 0
    ? { card: open as P2pCard, mismatches: [] }
    : { card: undefined, mismatches: wrong.map((name) => `card/${name}: Error while decrypting data`) }
}

/** Decodes Base64 of UTF-8; undefined when it is invalid, null when the value is missing. */
function decoded(value: unknown): string | null | undefined {
  if (value === null || value === undefined || value === '') return null
  try {
    const bytes = Uint8Array.from(atob(String(value)), (sign) => sign.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
