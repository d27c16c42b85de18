import type { FromSchema } from 'json-schema-to-ts'

export const REQUEST = {
  type: 'object',
  properties: { withdrawalId: { type: 'string' }, paymentMethod: { type: 'string' } },
  required: ['withdrawalId', 'paymentMethod'],
  additionalProperties: false,
} as const

export type WithdrawalCancelRequest = FromSchema<typeof REQUEST>
