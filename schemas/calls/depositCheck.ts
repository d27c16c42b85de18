import type { FromSchema } from 'json-schema-to-ts'
import { MAYBE_ID } from './identifier.ts'
import { P2P_MEMBERS } from './p2pDeposit.ts'

export const REQUEST = {
  type: 'object',
  properties: { paymentMethod: { type: 'string' }, selectedCountry: { type: 'string' } },
  required: ['paymentMethod', 'selectedCountry'],
  additionalProperties: false,
} as const

/** Whether a deposit is open. The response for a peer-to-peer deposit includes its payment details (CALL-18). */
export const ANSWER = {
  type: 'object',
  properties: {
    ...P2P_MEMBERS,
    exists: { type: 'boolean' },
    depositId: MAYBE_ID,
  },
  required: ['exists'],
} as const

export type DepositCheckRequest = FromSchema<typeof REQUEST>
export type DepositCheckAnswer = FromSchema<typeof ANSWER>
