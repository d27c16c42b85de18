import type { FromSchema } from 'json-schema-to-ts'
import { MAYBE_ID } from './identifier.ts'

const maybeText = { type: ['string', 'null'] } as const
const code = MAYBE_ID

export const REQUEST = {
  type: 'object',
  properties: { payment_method: { type: 'string' }, bin: { type: 'string', pattern: '^\\d{6}$' } },
  required: ['payment_method', 'bin'],
  additionalProperties: false,
} as const

/**
 * The bank of a card, found by the number's first digits. The specification defines no response, so the shape is ours:
 * a bank with code and name, in `bank` or at the top level, and the form field to fill in (default `bank`). An empty
 * response means an unknown bank.
 */
export const ANSWER = {
  type: 'object',
  properties: {
    bank: { type: ['object', 'string', 'null'], properties: { code, name: maybeText } },
    code,
    name: maybeText,
    field: maybeText,
  },
} as const

export type BankGetRequest = FromSchema<typeof REQUEST>
export type BankGetAnswer = FromSchema<typeof ANSWER>
