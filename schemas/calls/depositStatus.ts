import type { FromSchema } from 'json-schema-to-ts'

export const REQUEST = {
  type: 'object',
  properties: { depositId: { type: 'string' }, paymentMethod: { type: 'string' } },
  required: ['depositId', 'paymentMethod'],
  additionalProperties: false,
} as const

/** A number (0 waiting, 1 processed, 2 mistaked) or a word (AUTO_CANCELED, CANCELED, PAYED). */
export const ANSWER = {
  type: 'object',
  properties: { status: { type: ['integer', 'string', 'null'] } },
  required: ['status'],
} as const

export type DepositStatusRequest = FromSchema<typeof REQUEST>
export type DepositStatusAnswer = FromSchema<typeof ANSWER>
