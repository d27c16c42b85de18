import type { FromSchema } from 'json-schema-to-ts'

export const REQUEST = {
  type: 'object',
  properties: {
    currency: { type: 'string' },
    paymentMethod: { type: 'string' },
    /** Left out when there is nothing in it. */
    extras: { type: 'object' },
  },
  required: ['currency', 'paymentMethod'],
  additionalProperties: false,
} as const

/**
 * Keyed by the method's name: `min` and `max`, each a decimal. They are read by hand: one that is no amount must close the
 * method, and not be left out.
 */
export const ANSWER = { type: 'object', additionalProperties: {} } as const

export type DepositLimitsRequest = FromSchema<typeof REQUEST>
export type DepositLimitsAnswer = FromSchema<typeof ANSWER>
