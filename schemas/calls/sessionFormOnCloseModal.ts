import type { FromSchema } from 'json-schema-to-ts'

const text = { type: 'string' } as const

export const REQUEST = {
  type: 'object',
  properties: {
    paymentMethod: text,
    /** The display name of the method. */
    paymentMethodText: text,
    /** The host's user id; empty when not given. */
    userId: text,
  },
  required: ['paymentMethod', 'paymentMethodText', 'userId'],
  additionalProperties: false,
} as const

export type SessionFormOnCloseModalRequest = FromSchema<typeof REQUEST>
