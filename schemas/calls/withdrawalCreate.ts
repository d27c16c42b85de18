import type { FromSchema } from 'json-schema-to-ts'
import { MAYBE_ID } from './identifier.ts'
import { ACCOUNTS, WITHDRAWAL_MEMBERS } from './withdrawal.ts'

/** The amount is a decimal text. */
export const REQUEST = {
  type: 'object',
  properties: {
    amount: { type: 'string' },
    currency: { type: 'string' },
    paymentMethod: { type: 'string' },
    account: { enum: ACCOUNTS },
    fields: { type: 'object' },
    selectedCountry: { type: 'string' },
  },
  required: ['amount', 'currency', 'paymentMethod', 'account', 'fields', 'selectedCountry'],
  additionalProperties: false,
} as const

/** The created withdrawal, which awaits confirmation. */
export const ANSWER = {
  type: 'object',
  properties: { withdrawalId: MAYBE_ID, ...WITHDRAWAL_MEMBERS },
} as const

export type WithdrawalCreateRequest = FromSchema<typeof REQUEST>
export type WithdrawalCreateAnswer = FromSchema<typeof ANSWER>
