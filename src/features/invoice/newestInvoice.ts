import type { Invoice } from '../../model/invoice.ts'
import { differs, type OpenInvoice } from '../../payments/InvoiceStore.ts'

/**
 * The invoice to show for an open deposit, from the one this page has cached and the server's newest answer. The server
 * may have named another account, or the account only now. Payment details of two answers are never mixed: they may
 * belong to two accounts. An answer that repeats some of the cached details changes nothing, so that a QR code or steps
 * that only the create's response contained stay. Amounts and fields that the answer leaves out are kept.
 */
export function newestInvoice(cached: OpenInvoice, answer: OpenInvoice | undefined): OpenInvoice {
  if (answer === undefined || isRepeated(answer, cached)) return cached
  const { amount, currency } = answer.amount === '' ? cached : answer
  const requested = answer.requested.amount === '' ? cached.requested : answer.requested
  const fields = answer.fields.length > 0 ? answer.fields : cached.fields
  const lacksFields = answer.lacksFields === true && fields.length === 0
  return { ...answer, amount, currency, requested, fields, lacksFields }
}

/** Whether the cached invoice contains every payment detail of the answer. */
function isRepeated(answer: Invoice, cached: Invoice): boolean {
  const known = new Set(cached.requisites.map(({ value }) => value))
  return (
    !differs(answer, cached) &&
    answer.requisites.every(({ value }) => known.has(value)) &&
    DETAILS.every((name) => answer[name] === '' || answer[name] === cached[name]) &&
    // The picture of a code that is drawn from its text is not kept.
    (answer.qrImage === '' || answer.qrImage === cached.qrImage || cached.qr !== '') &&
    (answer.page === undefined || answer.page.url === cached.page?.url) &&
    (answer.steps.length === 0 || String(answer.steps) === String(cached.steps))
  )
}

const DETAILS = ['holder', 'bank', 'text', 'qr'] as const
