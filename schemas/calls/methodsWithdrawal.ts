import type { FromSchema } from 'json-schema-to-ts'

/** Of the crypto-balance cashier `methods-withdrawal-v4` asks without the country. */
export const REQUEST = {
  type: 'object',
  properties: { country: { type: 'string' }, currency: { type: 'string' } },
  required: ['currency'],
  additionalProperties: false,
} as const

/**
 * The methods are checked one by one, as those of deposits are. That the balances come with them is ours: by account, each
 * a decimal. They are read by hand: one that is no amount must close its account, and not be left out.
 */
export const ANSWER = {
  type: 'object',
  properties: {
    methods: { type: 'array', maxItems: 1000, items: { type: 'object' } },
    balances: {},
  },
  required: ['methods'],
} as const

export type MethodsWithdrawalRequest = FromSchema<typeof REQUEST>
export interface MethodsWithdrawalAnswer {
  readonly methods: readonly Record<string, unknown>[]
  readonly balances?: unknown
}
