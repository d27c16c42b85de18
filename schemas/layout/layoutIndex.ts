import type { FromSchema } from 'json-schema-to-ts'

/**
 * `{static}layouts/index.json`: assigns documents to screens and methods. A file name contains at least 16 hex digits
 * of the SHA-256 of its content, which the widget verifies.
 */
export const LAYOUT_INDEX = {
  type: 'object',
  properties: {
    version: { description: 'The version of this file: 1.', const: 1 },
    layouts: {
      description:
        'One row per document. The most specific one wins: by method, then category, then card view type, then the screen alone.',
      type: 'array',
      maxItems: 2000,
      items: {
        type: 'object',
        properties: {
          screen: { description: "The document's screen.", type: 'string', minLength: 1, maxLength: 60 },
          method: { description: 'Only for this method.', type: 'string', minLength: 1, maxLength: 120 },
          category: {
            description: 'Only for the methods of this category.',
            type: 'string',
            minLength: 1,
            maxLength: 120,
          },
          cardViewType: {
            description: 'Only for the methods of this card view type.',
            type: 'string',
            minLength: 1,
            maxLength: 40,
          },
          file: {
            description: 'The file in this folder: a name, and at least 16 hex digits of the SHA-256 of its content.',
            type: 'string',
            pattern: '^[A-Za-z0-9_-]{1,120}\\.[a-f0-9]{16,64}\\.json$',
          },
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
