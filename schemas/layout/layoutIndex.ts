import type { FromSchema } from 'json-schema-to-ts'

/**
 * What a document is for. The most specific row wins: by method, then category, then card view type, then the screen.
 */
export const LAYOUT_PLACE = {
  screen: { description: "The document's screen.", type: 'string', minLength: 1, maxLength: 60 },
  method: { description: 'Only for this method.', type: 'string', minLength: 1, maxLength: 120 },
  category: { description: 'Only for the methods of this category.', type: 'string', minLength: 1, maxLength: 120 },
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
} as const

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
        'One row per document. The most specific one wins: by method, then category, then card view type, then the screen alone. A row for the screen `rollouts` names the file of the documents that only some players get.',
      type: 'array',
      maxItems: 2000,
      items: {
        type: 'object',
        properties: LAYOUT_PLACE,
        required: ['screen', 'file'],
        additionalProperties: false,
      },
    },
  },
  required: ['version', 'layouts'],
  additionalProperties: false,
} as const

export type LayoutIndex = FromSchema<typeof LAYOUT_INDEX>

/**
 * The `screen` of the index's row that names the file of the rollouts. Older widgets ignore the row: it is not a
 * screen.
 */
export const ROLLOUTS_ROW = 'rollouts'

const CODES = { type: 'array', minItems: 1, maxItems: 250 } as const
const INSTANT = {
  type: 'string',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?Z$',
} as const

/**
 * `{static}layouts/rollouts.<hash>.json`: documents for a part of the players. They are not in the index itself,
 * because a widget that does not know a condition must ignore its row, and keep the others.
 */
export const ROLLOUTS = {
  type: 'object',
  properties: {
    version: { description: 'The version of this file: 1.', const: 1 },
    rollouts: {
      description:
        'One row per document. Of the rows whose conditions all apply, the first one is used, before the rows of the index that are as specific.',
      type: 'array',
      maxItems: 500,
      items: {
        type: 'object',
        properties: {
          ...LAYOUT_PLACE,
          percent: {
            description:
              'How many of 100 players get the document. A player with an id stays on one side; one without an id never gets it.',
            type: 'number',
            minimum: 0,
            maximum: 100,
          },
          salt: {
            description:
              'Which players a percentage draws: another text draws others. By default the same for all screens of a method, so that a player gets all of them or none, and a larger percentage keeps the players of a smaller one.',
            type: 'string',
            minLength: 1,
            maxLength: 60,
          },
          countries: {
            description: 'Only in these countries, as two capital letters.',
            ...CODES,
            items: { type: 'string', pattern: '^[A-Z]{2}$' },
          },
          platforms: {
            description: "Only on these platforms, from the host page's `user.platform`.",
            ...CODES,
            items: { enum: ['desktop', 'mobile', 'android', 'ios'] },
          },
          from: { description: 'Not before this time (UTC), such as `2026-12-01T09:00Z`.', ...INSTANT },
          until: { description: 'Not from this time on (UTC).', ...INSTANT },
          experiment: {
            description: "Only for players of an experiment: its `key` in the host page's `experiments`.",
            type: 'string',
            minLength: 1,
            maxLength: 120,
          },
          group: {
            description: 'Only for this `group` of the experiment.',
            type: 'string',
            minLength: 1,
            maxLength: 120,
          },
        },
        required: ['screen', 'file'],
        dependencies: { experiment: ['group'], group: ['experiment'], salt: ['percent'] },
        additionalProperties: false,
      },
    },
  },
  required: ['version', 'rollouts'],
  additionalProperties: false,
} as const

export type Rollouts = FromSchema<typeof ROLLOUTS>
