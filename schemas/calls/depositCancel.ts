import type { FromSchema } from 'json-schema-to-ts'

/** Cancels a deposit that will not be paid (CALL-17). */
export const REQUEST = {
  type: 'object',
  properties: { depositId: { type: 'string' }, paymentMethod: { type: 'string' } },
  required: ['depositId', 'paymentMethod'],
  additionalProperties: false,
} as const

export type DepositCancelRequest = FromSchema<typeof REQUEST>
