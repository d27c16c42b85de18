import type { FromSchema } from 'json-schema-to-ts'
import { WIRE_FIELD } from './serverField.ts'

export const REQUEST = {
  type: 'object',
  properties: { paymentMethod: { type: 'string' } },
  required: ['paymentMethod'],
  additionalProperties: false,
} as const

const DETAIL = {
  type: ['string', 'number', 'object', 'null'],
  properties: { title: { type: ['string', 'null'] }, value: { type: ['string', 'number', 'null'] } },
} as const

export const ANSWER = {
  type: 'object',
  properties: {
    /** A text, or a list of texts or titled values (the shape is ours: the specification only names the property). */
    details: { type: ['string', 'array', 'null'], maxItems: 50, items: DETAIL },
    fields: { type: ['array', 'null'], maxItems: 200, items: WIRE_FIELD },
  },
} as const

export type DepositPrepareRequest = FromSchema<typeof REQUEST>
export type DepositPrepareAnswer = FromSchema<typeof ANSWER>
