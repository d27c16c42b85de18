import type { FromSchema } from 'json-schema-to-ts'

/** The player reports the deposit as paid (CALL-07). */
export const REQUEST = {
  type: 'object',
  properties: {
    depositId: { type: 'string' },
    paymentMethod: { type: 'string' },
    extras: {
      type: 'object',
      properties: {
        confirmationId: { type: 'string' },
        inputs: { type: 'object', additionalProperties: { type: 'string' } },
      },
      additionalProperties: false,
    },
  },
  required: ['depositId', 'paymentMethod', 'extras'],
  additionalProperties: false,
} as const

export type DepositCompleteRequest = FromSchema<typeof REQUEST>
