import type { FromSchema } from 'json-schema-to-ts'
import { MAYBE_ID } from './identifier.ts'

export const REQUEST = {
  type: 'object',
  properties: {
    paymentMethod: { description: 'The method.', type: 'string' },
    selectedCountry: { description: 'The country whose methods are shown.', type: 'string' },
  },
  required: ['paymentMethod', 'selectedCountry'],
  additionalProperties: false,
} as const

/** Whether a withdrawal with the method awaits confirmation. */
export const ANSWER = {
  type: 'object',
  properties: {
    exists: { description: 'Whether the player has an open withdrawal with this method.', type: 'boolean' },
    withdrawalId: { description: 'The newest open one. Required if `exists` is true.', ...MAYBE_ID },
  },
  required: ['exists'],
} as const

export type WithdrawalCheckRequest = FromSchema<typeof REQUEST>
export type WithdrawalCheckAnswer = FromSchema<typeof ANSWER>
