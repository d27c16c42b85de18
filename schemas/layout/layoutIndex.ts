import type { FromSchema } from 'json-schema-to-ts'

/**
 * `{static}layouts/index.json`: which document serves which screen of which method. A file is named by its content: at
 * least 16 hex digits of its SHA-256, and the widget holds it to them.
 */
export const LAYOUT_INDEX = {
  type: 'object',
  properties: {
    version: { const: 1 },
    layouts: {
      type: 'array',
      maxItems: 2000,
      items: {
        type: 'object',
        properties: {
          screen: { type: 'string', minLength: 1, maxLength: 60 },
          /** The most specific one that is given wins: method, then category, then card view type. */
          method: { type: 'string', minLength: 1, maxLength: 120 },
          category: { type: 'string', minLength: 1, maxLength: 120 },
          cardViewType: { type: 'string', minLength: 1, maxLength: 40 },
          file: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,120}\\.[a-f0-9]{16,64}\\.json$' },
        },
        required: ['screen', 'file'],
        additionalProperties: false,
      },
    },
  },
  required: ['version', 'layouts'],
  additionalProperties: false,
} as const

export type LayoutIndex = FromSchema<typeof LAYOUT_INDEX>
