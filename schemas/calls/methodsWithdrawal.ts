import type { FromSchema } from 'json-schema-to-ts'

/** In the crypto-balance cashier, `methods-withdrawal-v4` is requested without the country. */
export const REQUEST = {
  type: 'object',
  properties: { country: { type: 'string' }, currency: { type: 'string' } },
  required: ['currency'],
  additionalProperties: false,
} as const

/**
 * Methods are validated one by one, like those of deposits. Balances are our addition: a decimal per account, parsed by
 * hand, because an unreadable balance must close its account rather than be dropped.
 */
export const ANSWER = {
  type: 'object',
  properties: {
    methods: { type: 'array', maxItems: 5000, items: { type: 'object' } },
    balances: {},
  },
  required: ['methods'],
} as const

export type MethodsWithdrawalRequest = FromSchema<typeof REQUEST>
export interface MethodsWithdrawalAnswer {
  readonly methods: readonly Record<string, unknown>[]
  readonly balances?: unknown
}
