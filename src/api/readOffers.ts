import { isRecord } from '../../schemas/isRecord.ts'
import type { AmountText } from '../model/invoice.ts'
import type { Offer, OfferList } from '../model/offer.ts'
import { firstNonZero } from './firstNonZero.ts'
import { isBlank } from './isBlank.ts'
import { plain } from './plain.ts'
import { INVOICE_LIFETIME_MS, readInvoiceMembers } from './readInvoice.ts'
import type { Members } from './readRequisites.ts'

/** The maximum depth of a fee that is shown as text. */
const MOST_DEPTH = 3

/** The currency may follow the number: "0.0015 BTC". */
const WITH_CURRENCY = /^(\S.*?)\s+([A-Za-z][A-Za-z0-9]{1,9})$/

/**
 * The offers of an answer, or undefined when it has no list of offers. Left out are offers without a provider or an
 * amount, and a second offer of the same provider, because the choice would be ambiguous.
 */
export function readOffers(answer: Members): OfferList | undefined {
  const { paymentMethodOffers: raw } = answer
  if (!Array.isArray(raw)) return undefined
  const read = raw
    .map((entry) => (isRecord(entry) ? readOffer(entry) : undefined))
    .filter((entry) => entry !== undefined)
  const offers = read.filter(({ method }, at) => read.findIndex((entry) => entry.method === method) === at)
  const { createdAt, timeoutMs = INVOICE_LIFETIME_MS } = readInvoiceMembers([answer])
  return { offers, refused: raw.length - offers.length, createdAt, timeoutMs }
}

function readOffer({ method, amount, fee, iconIds }: Members): Offer | undefined {
  const [name, gets] = [plain(method), readAmount(amount)]
  if (name === '' || gets.amount === '') return undefined
  return { method: name, gets, fee: readFee(fee), icons: readIcons(iconIds) }
}

/** Reads a number, a text with or without a currency, or a record of both (our extension). */
function readAmount(raw: unknown): AmountText {
  if (isRecord(raw)) {
    const currency = plain(raw.currency).toUpperCase()
    return { amount: plain(firstNonZero(raw.amount, raw.value)), currency }
  }
  const [, amount = plain(raw), currency = ''] = WITH_CURRENCY.exec(plain(raw)) ?? []
  return { amount, currency: currency.toUpperCase() }
}

/** A fee in another form, such as a percentage and a fixed part, is kept as text: it must not look like none (W8). */
function readFee(raw: unknown): AmountText {
  const fee = readAmount(Array.isArray(raw) && raw.length === 1 ? raw[0] : raw)
  if (fee.amount !== '') return fee
  return { amount: isBlank(raw) ? '' : plain(asText(raw)) || '?', currency: '' }
}

/** The values by name, down to a depth that no fee has. */
function asText(value: unknown, depth = 0): string {
  if (typeof value !== 'object' || value === null || depth > MOST_DEPTH) return plain(value)
  const isList = Array.isArray(value)
  return Object.entries(value)
    .map(([name, member]) => [name, asText(member, depth + 1)])
    .filter(([, text]) => text !== '')
    .map(([name, text]) => (isList ? text : `${name}: ${text}`))
    .join(', ')
}

function readIcons(raw: unknown): Offer['icons'] {
  if (!Array.isArray(raw)) return []
  return raw.flatMap((entry) => {
    const iconId = plain(isRecord(entry) ? entry.iconId : entry)
    const type = isRecord(entry) ? plain(entry.type) : ''
    return iconId === '' ? [] : [{ iconId, type: type || undefined }]
  })
}
