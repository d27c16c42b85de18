import type { FromSchema } from 'json-schema-to-ts'

export const REQUEST = {
  type: 'object',
  properties: {
    key: { type: 'string' },
    timestamp: { type: 'integer' },
    value: {},
  },
  required: ['key', 'timestamp', 'value'],
  additionalProperties: false,
} as const

export type EventRequest = FromSchema<typeof REQUEST>
