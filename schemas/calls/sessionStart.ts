import type { FromSchema } from 'json-schema-to-ts'
import { ID } from './identifier.ts'

export const REQUEST = {
  type: 'object',
  properties: {
    amount: { type: 'string' },
    currency: { type: 'string' },
    pendingGroup: { type: 'string' },
  },
  required: ['pendingGroup'],
  additionalProperties: false,
} as const

export const ANSWER = {
  type: 'object',
  properties: {
    payment_session_id: ID,
    pending_group: { type: ['string', 'null'] },
    created_at: { type: ['string', 'number', 'null'] },
  },
  required: ['payment_session_id'],
} as const

export type SessionStartRequest = FromSchema<typeof REQUEST>
export type SessionStartAnswer = FromSchema<typeof ANSWER>
