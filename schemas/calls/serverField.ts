import type { FromSchema } from 'json-schema-to-ts'

const text = { type: 'string' } as const
const maybeText = { type: ['string', 'null'] } as const
const scalar = { type: ['string', 'number', 'boolean', 'null'] } as const

const ITEM = {
  type: 'object',
  properties: { text: { type: ['string', 'number'] }, value: { type: ['string', 'number'] } },
  required: ['value'],
} as const

/** A field as the server gives it with a method or with a create answer. */
export const SERVER_FIELD = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1 },
    alias: maybeText,
    type: maybeText,
    category: maybeText,
    regex: maybeText,
    regex_error_key: maybeText,
    placeholder_key: maybeText,
    placeholder_text: maybeText,
    values: { type: ['array', 'null'], maxItems: 1000, items: { type: ['string', 'number', 'object'] } },
    wallet: { type: ['boolean', 'null'] },
    events: { type: ['array', 'null'], items: { type: 'object' } },
    props: {
      type: ['object', 'null'],
      properties: {
        label: maybeText,
        mask: maybeText,
        value: scalar,
        validations: {
          type: ['array', 'null'],
          maxItems: 20,
          items: {
            type: 'object',
            properties: { regex: text, message: maybeText, isExists: { type: ['boolean', 'null'] } },
            required: ['regex'],
          },
        },
        isHidden: { type: ['boolean', 'null'] },
        isTriggered: { type: ['boolean', 'null'] },
        isAdvanced: { type: ['boolean', 'null'] },
        isDisabled: { type: ['boolean', 'null'] },
        items: { type: ['array', 'null'], maxItems: 1000, items: ITEM },
      },
    },
  },
  required: ['name'],
} as const

export type ServerField = FromSchema<typeof SERVER_FIELD>
