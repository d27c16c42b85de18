import type { Invoice } from '../../../src/model/invoice.ts'
import type { OpenInvoice } from '../../../src/payments/InvoiceStore.ts'

/** An empty invoice with overrides. */
export const anInvoice = (given: Partial<Invoice> = {}): Invoice => ({
  amount: '',
  currency: '',
  requested: { amount: '', currency: '' },
  requisites: [],
  holder: '',
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
  createdAt: undefined,
  timeoutMs: 900_000,
  ...given,
})

/** An open invoice with overrides. */
export const anOpenInvoice = ({ endsAt = 900_000, ...given }: Partial<OpenInvoice> = {}): OpenInvoice => ({
  ...anInvoice(given),
  endsAt,
  kind: given.kind ?? 'hostToHost',
})
