import type { FromSchema } from 'json-schema-to-ts'

/** The longest text that a host may replace a text of the cashier with. */
const MAX_TEXT_LENGTH = 500
const names = (description: string) =>
  ({ description, type: 'array', maxItems: 200, items: { type: 'string', maxLength: 100 } }) as const
const bound = (description: string) =>
  ({ description, type: ['string', 'number'], pattern: '^\\d{1,24}(\\.\\d{1,18})?$', minimum: 0 }) as const

/** `open` of `loaded`: the page to start on. */
export const OPEN = {
  description: 'The page to start on, instead of the list.',
  type: 'object',
  properties: {
    method: { description: 'Opens the form of this method, by its name in the list.', type: 'string', maxLength: 100 },
    group: {
      description: 'Opens this group of the list, by its category. Ignored if there is a `method`.',
      type: 'string',
      maxLength: 100,
    },
    amount: bound(
      'Fills in the amount, in the currency of the account, with a point before the decimals. Without `method`, the first form that the player opens gets it. An amount outside of the limits is shown with its error, and never changed.',
    ),
    transaction: {
      description: 'The list: `deposit` or `withdrawal`; default: that of the start page.',
      enum: ['deposit', 'withdrawal'],
    },
    id: {
      description:
        'Another id opens the same page again. Without one, the page is opened once in each tab. The npm package and the loader set it for each cashier that you mount, unless you set it, but not after a reload.',
      type: ['string', 'integer'],
      maxLength: 100,
    },
  },
} as const

/** `methods` of `loaded`: which methods the list shows. */
export const METHODS = {
  description: 'Which methods the list shows. You can only restrict what the server offers.',
  type: 'object',
  properties: {
    hide: names('Methods and groups that are not shown.'),
    only: names('If present, only these methods and groups are shown.'),
    first: names('Methods and groups that come first, in this order. The method used last still precedes them.'),
    limits: {
      description:
        'Narrower limits of deposits, in the currency of the account, by name of a method or group: `{ "airtm": { "max": "500" } }`. Each has `min`, `max` or both. They never widen those of the server; a method without an allowed amount is not shown. A deposit in another currency than that of the account, and withdrawals, are not limited by them: your server must enforce limits that protect the player.',
      type: 'object',
      maxProperties: 200,
      additionalProperties: {
        type: 'object',
        properties: { min: bound('The lowest amount.'), max: bound('The highest amount.') },
      },
    },
  },
} as const

/** `texts` of `loaded`: texts of the cashier that the host replaces. */
export const TEXTS = {
  description: 'Texts of the cashier to replace, by language and key: `{ "en": { "deposit.methods.all": "…" } }`.',
  type: 'object',
  maxProperties: 50,
  additionalProperties: {
    type: 'object',
    maxProperties: 1000,
    additionalProperties: { type: 'string', minLength: 1, maxLength: MAX_TEXT_LENGTH },
  },
} as const

export type Open = FromSchema<typeof OPEN>
export type Methods = FromSchema<typeof METHODS>
export type ReplacedTexts = FromSchema<typeof TEXTS>
