import type { FromSchema } from 'json-schema-to-ts'

/** The redeemable balances by currency (DATA-39). The response is the list itself. */
export const ANSWER = {
  type: 'array',
  maxItems: 100,
  items: {
    type: 'object',
    properties: { currency: { type: 'string' }, balance: { type: ['string', 'number'] } },
    required: ['currency', 'balance'],
  },
} as const

export type SweepstakeBalances = FromSchema<typeof ANSWER>
