import type { FromSchema } from 'json-schema-to-ts'

/** Section 7 defines only the response; the request is ours. */
export const REQUEST = {
  type: 'object',
  properties: {
    amount: { type: 'string', pattern: '^\\d+(\\.\\d+)?$' },
    from: { type: 'string' },
    to: { type: 'string' },
  },
  required: ['amount', 'from', 'to'],
  additionalProperties: false,
} as const

export const ANSWER = {
  type: 'object',
  properties: { amount: { type: ['number', 'string'] } },
  required: ['amount'],
} as const

export type PaymentConvertRequest = FromSchema<typeof REQUEST>
export type PaymentConvertAnswer = FromSchema<typeof ANSWER>
