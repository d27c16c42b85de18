import type { FromSchema } from 'json-schema-to-ts'

const amount = { type: ['number', 'string', 'null'] } as const

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

export const LIMITS = { type: ['object', 'null'], properties: { min: amount, max: amount } } as const

/** Keyed by the method's name. */
export const ANSWER = { type: 'object', additionalProperties: LIMITS } as const

export type DepositLimitsRequest = FromSchema<typeof REQUEST>
export type DepositLimitsAnswer = FromSchema<typeof ANSWER>
