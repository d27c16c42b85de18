import type { FromSchema } from 'json-schema-to-ts'

export const REQUEST = {
  type: 'object',
  properties: { currency: { type: 'string' } },
  required: ['currency'],
  additionalProperties: false,
} as const

/** How much has still to be played before anything is redeemed. What `status` may say is not shown: `src/api/calls/sweepstakeRecoupSum.ts` knows the good words, and any other holds. */
export const ANSWER = {
  type: 'object',
  properties: {
    data: {
      type: 'object',
      properties: { status: {}, amount: { type: ['string', 'number'] } },
      required: ['amount'],
    },
  },
  required: ['data'],
} as const

export type SweepstakeRecoupRequest = FromSchema<typeof REQUEST>
export type SweepstakeRecoupAnswer = FromSchema<typeof ANSWER>
