import type { FromSchema } from 'json-schema-to-ts'

export const REQUEST = {
  type: 'object',
  properties: { currency: { type: 'string' } },
  required: ['currency'],
  additionalProperties: false,
} as const

/**
 * The amount to be played before redemption. `status` is not displayed: `src/api/calls/sweepstakeRecoupSum.ts` lists
 * the values that allow redemption, and any other value blocks it.
 */
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
