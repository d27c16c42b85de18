import type { FromSchema } from 'json-schema-to-ts'

/**
 * The redeemable balances by currency (DATA-39). The response is the list itself. A balance may be of any type: an
 * entry with an unreadable balance must be kept, because a currency without an entry has a balance of 0.
 */
export const ANSWER = {
  type: 'array',
  maxItems: 100,
  items: {
    type: 'object',
    properties: { currency: { type: 'string' }, balance: {} },
    required: ['currency'],
  },
} as const

export type SweepstakeBalances = FromSchema<typeof ANSWER>
