import { EXACT, LINE } from './identifier.ts'

const value = { type: ['string', 'number', 'null'] } as const

/** What an invoice says of itself: beside its requisites, or among them (spec 3, Invoice data). */
export const INVOICE_MEMBERS = {
  payment_amount: value,
  payment_currency: value,
  payment_system: value,
  created: value,
  timeout_minutes: value,
} as const

/** Lines by their names. What is said of the invoice itself is no line, and an amount may be any number. */
const RECORD = {
  maxProperties: 40,
  properties: { payment_amount: {}, payment_currency: {}, created: {}, timeout_minutes: {} },
  additionalProperties: EXACT,
} as const

/** Where to pay: a record by name, or a list as a unified form has it. */
export const REQUISITES = {
  type: ['object', 'array', 'null'],
  maxItems: 40,
  items: {
    type: 'object',
    properties: { name: value, title: value, value: LINE, isCopyable: { type: ['boolean', 'null'] } },
  },
  ...RECORD,
} as const

export const INVOICE_CARD = { type: ['object', 'null'], ...RECORD } as const
