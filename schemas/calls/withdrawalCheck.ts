import type { FromSchema } from 'json-schema-to-ts'
import { MAYBE_ID } from './identifier.ts'

export const REQUEST = {
  type: 'object',
  properties: { paymentMethod: { type: 'string' }, selectedCountry: { type: 'string' } },
  required: ['paymentMethod', 'selectedCountry'],
  additionalProperties: false,
} as const

/** Whether a withdrawal by the method waits to be confirmed. */
export const ANSWER = {
  type: 'object',
  properties: { exists: { type: 'boolean' }, withdrawalId: MAYBE_ID },
  required: ['exists'],
} as const

export type WithdrawalCheckRequest = FromSchema<typeof REQUEST>
export type WithdrawalCheckAnswer = FromSchema<typeof ANSWER>
