import type { FromSchema } from 'json-schema-to-ts'

/**
 * What a player entered into the form of one method, kept over a reload: the amount with its currency, what was chosen,
 * and what a document calls harmless. Nothing else that was typed (B24).
 */
export const DRAFT = {
  type: 'object',
  properties: {
    /** The player it belongs to: another one must not meet it. */
    identity: { type: 'string', maxLength: 20 },
    method: { type: 'string', maxLength: 120 },
    /** Of the amount: in another one it would be another amount (M1). */
    currency: { type: 'string', maxLength: 10 },
    values: {
      type: 'object',
      maxProperties: 300,
      additionalProperties: { type: 'string', maxLength: 4000 },
    },
  },
  required: ['identity', 'method', 'currency', 'values'],
  additionalProperties: false,
} as const

export type Draft = FromSchema<typeof DRAFT>
