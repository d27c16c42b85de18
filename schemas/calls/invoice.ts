import { EXACT, LINE } from './identifier.ts'

const value = { type: ['string', 'number', 'null'] } as const

/** The properties of the invoice itself, next to its payment details or among them (spec 3, Invoice data). */
export const INVOICE_MEMBERS = {
  payment_amount: value,
  payment_currency: value,
  payment_system: value,
  created: value,
  timeout_minutes: value,
} as const

/** Payment details keyed by name. The invoice's own properties may be among them and may be any number. */
const RECORD = {
  maxProperties: 40,
  properties: { payment_amount: {}, payment_currency: {}, created: {}, timeout_minutes: {} },
  additionalProperties: EXACT,
} as const

/** The payment details: a record by name, or a list as in a unified form. */
export const INVOICE_REQUISITES = {
  type: ['object', 'array', 'null'],
  maxItems: 40,
  items: {
    type: 'object',
    properties: { name: value, title: value, value: LINE, isCopyable: { type: ['boolean', 'null'] } },
  },
  ...RECORD,
} as const

export const INVOICE_CARD = { type: ['object', 'null'], ...RECORD } as const
