import type { FromSchema } from 'json-schema-to-ts'

const EVENT = {
  type: 'object',
  properties: {
    key: { type: 'string' },
    timestamp: { type: 'integer' },
    value: {},
  },
  required: ['key', 'timestamp', 'value'],
  additionalProperties: false,
} as const

/** Events (key, timestamp, value), sent in batches. */
export const REQUEST = {
  type: 'object',
  properties: { events: { type: 'array', items: EVENT } },
  required: ['events'],
  additionalProperties: false,
} as const

export type EventsRequest = FromSchema<typeof REQUEST>
