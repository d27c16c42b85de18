import type { FromSchema } from 'json-schema-to-ts'

/** `code`: the code sent to the player, if the server requested one. */
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
