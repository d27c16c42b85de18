import type { FromSchema } from 'json-schema-to-ts'

const text = { type: 'string' } as const

export const REQUEST = {
  type: 'object',
  properties: {
    paymentMethod: text,
    /** Its name as the player reads it. */
    paymentMethodText: text,
    /** As the host knows the player; empty when it gave none. */
    userId: text,
  },
  required: ['paymentMethod', 'paymentMethodText', 'userId'],
  additionalProperties: false,
} as const

export type SessionFormOnCloseModalRequest = FromSchema<typeof REQUEST>
