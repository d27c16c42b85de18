import type { FromSchema } from 'json-schema-to-ts'

/**
 * One player gesture to pay, as it is kept: enough to ask the server what became of it, and nothing personal (B24).
 */
export const INTENTS = {
  type: 'array',
  maxItems: 20,
  items: {
    type: 'object',
    properties: {
      /** The idempotency key. */
      key: { type: 'string', minLength: 8, maxLength: 80 },
      method: { type: 'string', maxLength: 120 },
      amount: { type: 'string', pattern: '^\\d+(\\.\\d+)?$' },
      currency: { type: 'string', maxLength: 10 },
      country: { type: 'string', maxLength: 2 },
      createdAt: { type: 'number' },
      /** The player it belongs to: another one must not meet it. */
      userId: { type: 'string', maxLength: 120 },
      /** Once the server has said it. */
      depositId: { type: 'string', maxLength: 120 },
    },
    required: ['key', 'method', 'amount', 'currency', 'country', 'createdAt', 'userId'],
    additionalProperties: false,
  },
} as const

export type Intent = FromSchema<typeof INTENTS>[number]
