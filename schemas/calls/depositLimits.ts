import type { FromSchema } from 'json-schema-to-ts'

export const REQUEST = {
  type: 'object',
  properties: {
    currency: { type: 'string' },
    paymentMethod: { type: 'string' },
    /** Omitted when empty. */
    extras: { type: 'object' },
  },
  required: ['currency', 'paymentMethod'],
  additionalProperties: false,
} as const

/**
 * Keyed by method name: `min` and `max` as decimals. Parsed by hand, because an unreadable limit must close the method
 * rather than be dropped.
 */
export const ANSWER = { type: 'object', additionalProperties: {} } as const

export type DepositLimitsRequest = FromSchema<typeof REQUEST>
export type DepositLimitsAnswer = FromSchema<typeof ANSWER>
