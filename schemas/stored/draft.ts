import type { FromSchema } from 'json-schema-to-ts'

/**
 * The values entered into a method's form, kept over a reload: the amount with its currency, selections, and fields
 * that a layout marks as harmless. No other typed values (B24).
 */
export const DRAFT = {
  type: 'object',
  properties: {
    /** The player who entered the values: other players must not see them. */
    identity: { type: 'string', maxLength: 20 },
    method: { type: 'string', maxLength: 120 },
    /** The amount's currency: in another currency the amount is not restored (M1). */
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
