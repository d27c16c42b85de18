import type { FromSchema } from 'json-schema-to-ts'

const text = { type: 'string' } as const
const maybeText = { type: ['string', 'null'] } as const
const maybeFlag = { type: ['boolean', 'null'] } as const
const scalar = { type: ['string', 'number', 'boolean', 'null'] } as const
/** One mask, or several of which the first with room counts. */
const masks = { type: ['string', 'array', 'null'], maxItems: 20, items: text } as const
const values = { type: ['array', 'null'], maxItems: 1000, items: { type: ['string', 'number', 'object'] } } as const

const ITEM = {
  type: 'object',
  properties: { text: { type: ['string', 'number'] }, value: { type: ['string', 'number'] } },
  required: ['value'],
} as const

const PIX_KEY = {
  type: ['object', 'null'],
  properties: {
    mask: masks,
    masks,
    placeholder_key: maybeText,
    regex: maybeText,
    regex_error_key: maybeText,
  },
} as const

const TEXT_BY_TYPE = { type: ['object', 'null'], additionalProperties: maybeText } as const

/**
 * What a pix key of each type is like (spec 3). The nesting is ours to choose, since the specification names the members
 * alone: by key type and then by member, or by member and then by key type.
 */
export const USER_PAYMENT_FIELDS = {
  type: ['object', 'null'],
  properties: {
    cpf: PIX_KEY,
    cnpj: PIX_KEY,
    email: PIX_KEY,
    phone: PIX_KEY,
    random: PIX_KEY,
    masks: { type: ['object', 'null'], additionalProperties: masks },
    placeholder_key: TEXT_BY_TYPE,
    regex: TEXT_BY_TYPE,
    regex_error_key: TEXT_BY_TYPE,
  },
} as const

/** A field as it comes with a method. */
export const SERVER_FIELD = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1 },
    alias: maybeText,
    type: maybeText,
    /** Taken and left alone: the specification names it, and says nowhere what it is for. */
    category: maybeText,
    regex: maybeText,
    regex_error_key: maybeText,
    placeholder_key: maybeText,
    placeholder_text: maybeText,
    values,
    wallet: maybeFlag,
    /** `{on, action, target, value?, values?}`; what is not of the closed list is passed over. */
    events: { type: ['array', 'null'], maxItems: 50, items: { type: 'object' } },
    user_payment_fields: USER_PAYMENT_FIELDS,
    props: {
      type: ['object', 'null'],
      properties: {
        label: maybeText,
        mask: masks,
        value: scalar,
        validations: {
          type: ['array', 'null'],
          maxItems: 20,
          items: {
            type: 'object',
            properties: { regex: text, message: maybeText, isExists: maybeFlag },
            required: ['regex'],
          },
        },
        isHidden: maybeFlag,
        isTriggered: maybeFlag,
        isAdvanced: maybeFlag,
        isDisabled: maybeFlag,
        items: { type: ['array', 'null'], maxItems: 1000, items: ITEM },
      },
    },
  },
  required: ['name'],
} as const

/** An input of a unified form. */
export const INPUT_FIELD = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1 },
    placeholder: maybeText,
    pattern: maybeText,
    errorText: maybeText,
  },
  required: ['name'],
} as const

/** A field of deposit-prepare. */
export const PREPARATION_FIELD = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1 },
    mask: masks,
    placeholder: maybeText,
    regex: maybeText,
    regexError: maybeText,
  },
  required: ['name'],
} as const

/** A field that an answer adds to the form. */
export const ADDITIONAL_FIELD = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1 },
    placeholderKey: maybeText,
    type: maybeText,
    mask: masks,
    isAdvanced: maybeFlag,
    regexList: {
      type: ['array', 'null'],
      maxItems: 20,
      items: {
        type: 'object',
        properties: { regex: text, regex_error_key: maybeText },
        required: ['regex'],
      },
    },
    value: scalar,
    values,
  },
  required: ['name'],
} as const

/**
 * A field in any of the shapes. Their members agree where they share a name, so that wherever fields come from a server
 * may write them as it writes them elsewhere.
 */
export const WIRE_FIELD = {
  type: 'object',
  properties: {
    ...INPUT_FIELD.properties,
    ...PREPARATION_FIELD.properties,
    ...ADDITIONAL_FIELD.properties,
    ...SERVER_FIELD.properties,
  },
  required: ['name'],
} as const

export type ServerField = FromSchema<typeof SERVER_FIELD>
export type UserPaymentFields = NonNullable<FromSchema<typeof USER_PAYMENT_FIELDS>>
export type WireField = FromSchema<typeof WIRE_FIELD>
