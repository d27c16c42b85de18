import type { FromSchema } from 'json-schema-to-ts'
import { ACCOUNTS } from './withdrawal.ts'

/** Of the crypto-balance cashier `methods-withdrawal-v4` asks without the country. */
export const REQUEST = {
  type: 'object',
  properties: { country: { type: 'string' }, currency: { type: 'string' } },
  required: ['currency'],
  additionalProperties: false,
} as const

const balance = { type: ['string', 'number', 'null'] } as const
const [MAIN, ADDITIONAL] = ACCOUNTS

/** The methods are checked one by one, as those of deposits are. That the balances come with them is ours. */
export const ANSWER = {
  type: 'object',
  properties: {
    methods: { type: 'array', maxItems: 500, items: { type: 'object' } },
    balances: { type: ['object', 'null'], properties: { [MAIN]: balance, [ADDITIONAL]: balance } },
  },
  required: ['methods'],
} as const

export type MethodsWithdrawalRequest = FromSchema<typeof REQUEST>
export interface MethodsWithdrawalAnswer {
  readonly methods: readonly Record<string, unknown>[]
  readonly balances?: { readonly [account in (typeof ACCOUNTS)[number]]?: string | number | null } | null
}
