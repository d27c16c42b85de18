import type { FromSchema } from 'json-schema-to-ts'

/** What a player typed into the form of one method, kept over a reload: nothing secret, and no card number. */
export const DRAFT = {
  type: 'object',
  properties: {
    /** The player it belongs to: another one must not meet it. */
    userId: { type: 'string', maxLength: 120 },
    method: { type: 'string', maxLength: 120 },
    /** The form was on the screen when the widget was drawn anew. */
    isOpen: { type: 'boolean' },
    /** Which step of a form in steps was shown, from 0. */
    step: { type: 'integer', minimum: 0, maximum: 50 },
    values: {
      type: 'object',
      maxProperties: 300,
      additionalProperties: { type: 'string', maxLength: 4000 },
    },
  },
  required: ['userId', 'method', 'isOpen', 'values'],
  additionalProperties: false,
} as const

export type Draft = FromSchema<typeof DRAFT>
