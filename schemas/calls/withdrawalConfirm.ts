import type { FromSchema } from 'json-schema-to-ts'

/** `code`: what the player was sent, where the server asked for it. */
export const REQUEST = {
  type: 'object',
  properties: {
    withdrawalId: { type: 'string' },
    paymentMethod: { type: 'string' },
    code: { type: 'string' },
  },
  required: ['withdrawalId', 'paymentMethod'],
  additionalProperties: false,
} as const

export type WithdrawalConfirmRequest = FromSchema<typeof REQUEST>
