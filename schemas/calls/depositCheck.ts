import type { FromSchema } from 'json-schema-to-ts'

export const REQUEST = {
  type: 'object',
  properties: { paymentMethod: { type: 'string' }, selectedCountry: { type: 'string' } },
  required: ['paymentMethod', 'selectedCountry'],
  additionalProperties: false,
} as const

export const ANSWER = {
  type: 'object',
  properties: {
    exists: { type: 'boolean' },
    depositId: { type: ['string', 'integer', 'null'] },
  },
  required: ['exists'],
} as const

export type DepositCheckRequest = FromSchema<typeof REQUEST>
export type DepositCheckAnswer = FromSchema<typeof ANSWER>
