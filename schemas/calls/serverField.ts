import type { FromSchema } from 'json-schema-to-ts'
import { EXACT } from './identifier.ts'

const maybeText = (description: string) => ({ description, type: ['string', 'null'] }) as const
const maybeFlag = (description: string) => ({ description, type: ['boolean', 'null'] }) as const

const NAME = { description: 'The name under which the value is sent.', type: 'string', minLength: 1 } as const
const REGEX = maybeText('A regular expression that the whole value must match.')
const RULE_REGEX = maybeText('A regular expression that the whole value must match. A rule without one is ignored.')
const REGEX_ERROR = maybeText('The message for a value that does not match: a translation key or a text.')
const PLACEHOLDER = maybeText('An example shown in the empty field: a translation key or a text.')
const FIRST_VALUE = {
  description: 'The initial value.',
  type: ['string', 'number', 'boolean', 'null'],
  ...EXACT,
} as const

const MASKS = {
  description: 'The mask: # is a digit. Of several, the first one with enough room is used.',
  type: ['string', 'array', 'null'],
  maxItems: 20,
  items: { type: 'string' },
} as const

const VALUES = {
  description: 'The choices.',
  type: ['array', 'null'],
  maxItems: 5000,
  items: { type: ['string', 'number', 'boolean', 'object', 'null'], ...EXACT },
} as const

const ITEM = {
  type: ['object', 'null'],
  properties: {
    text: { description: 'The displayed text.', type: ['string', 'number', 'boolean', 'null'] },
    value: {
      description: 'The value that is sent. A choice with null is left out.',
      type: ['string', 'number', 'boolean', 'null'],
      ...EXACT,
    },
  },
  required: ['value'],
} as const

const pixKey = (description: string) =>
  ({
    description,
    type: ['object', 'null'],
    properties: {
      mask: MASKS,
      masks: MASKS,
      placeholder_key: PLACEHOLDER,
      regex: REGEX,
      regex_error_key: REGEX_ERROR,
    },
  }) as const

const byType = (description: string) =>
  ({ description, type: ['object', 'null'], additionalProperties: maybeText('For this type of key.') }) as const

/**
 * The format of each type of pix key (spec 3). The specification only names the properties, so both nestings are
 * accepted: by key type and then property, or the other way round.
 */
export const USER_PAYMENT_FIELDS = {
  description: 'The format of pix keys, keyed by type and property, or by property and type.',
  type: ['object', 'null'],
  properties: {
    cpf: pixKey('A CPF.'),
    cnpj: pixKey('A CNPJ.'),
    email: pixKey('An e-mail address.'),
    phone: pixKey('A phone number.'),
    random: pixKey('A random key.'),
    masks: {
      description: 'The masks, by type of key.',
      type: ['object', 'null'],
      additionalProperties: { ...MASKS, description: 'For this type of key.' },
    },
    placeholder_key: byType('The examples, by type of key.'),
    regex: byType('The regular expressions, by type of key.'),
    regex_error_key: byType('The error messages, by type of key.'),
  },
} as const

/** A field in a method. */
export const SERVER_FIELD = {
  type: 'object',
  properties: {
    name: NAME,
    alias: maybeText(
      'The name under which the value is sent, if different from `name`. Layouts use this name too: in `override`, `except` and `form.fields`.',
    ),
    type: maybeText('The field type; default `text`.'),
    category: maybeText('Accepted and ignored: its meaning is not specified.'),
    regex: REGEX,
    regex_error_key: REGEX_ERROR,
    placeholder_key: PLACEHOLDER,
    placeholder_text: maybeText('The text of the example in the empty field.'),
    values: VALUES,
    wallet: maybeFlag('Whether it is a wallet address.'),
    //
    events: {
      description:
        'The changes it makes to other fields: `{on, action, target, value?, values?}`. Unknown entries are ignored.',
      type: ['array', 'null'],
      maxItems: 50,
      items: { type: 'object' },
    },
    user_payment_fields: USER_PAYMENT_FIELDS,
    props: {
      description: 'The appearance and behaviour of the field.',
      type: ['object', 'null'],
      properties: {
        label: maybeText('The label: a translation key or a text.'),
        mask: MASKS,
        value: FIRST_VALUE,
        validations: {
          description: 'The rules, in this order.',
          type: ['array', 'null'],
          maxItems: 20,
          items: {
            type: 'object',
            properties: {
              regex: RULE_REGEX,
              message: REGEX_ERROR,
              isExists: maybeFlag('Ignored.'),
            },
            required: ['regex'],
          },
        },
        isHidden: maybeFlag('Whether it is sent without being shown.'),
        isTriggered: maybeFlag('Whether filling it in requests further values from the server (`bank-get`).'),
        isAdvanced: maybeFlag('Whether it may stay empty.'),
        isDisabled: maybeFlag("Whether it is shown but can't be changed."),
        items: { description: 'The choices.', type: ['array', 'null'], maxItems: 5000, items: ITEM },
      },
    },
  },
  required: ['name'],
} as const

/** A field of a unified form. */
export const INPUT_FIELD = {
  type: 'object',
  properties: {
    name: NAME,
    placeholder: PLACEHOLDER,
    pattern: REGEX,
    errorText: REGEX_ERROR,
  },
  required: ['name'],
} as const

/** A field in a deposit-prepare response. */
export const PREPARATION_FIELD = {
  type: 'object',
  properties: {
    name: NAME,
    mask: MASKS,
    placeholder: PLACEHOLDER,
    regex: REGEX,
    regexError: REGEX_ERROR,
  },
  required: ['name'],
} as const

/** A field that a response adds to the form. */
export const ADDITIONAL_FIELD = {
  type: 'object',
  properties: {
    name: NAME,
    placeholderKey: PLACEHOLDER,
    type: maybeText('The field type; default `text`.'),
    mask: MASKS,
    isAdvanced: maybeFlag('Whether it may stay empty.'),
    regexList: {
      description: 'The rules, in this order.',
      type: ['array', 'null'],
      maxItems: 20,
      items: {
        type: 'object',
        properties: { regex: RULE_REGEX, regex_error_key: REGEX_ERROR },
        required: ['regex'],
      },
    },
    value: FIRST_VALUE,
    values: VALUES,
  },
  required: ['name'],
} as const

/**
 * A field in any of the shapes above. Properties with the same name have the same meaning, so a server may use any
 * shape anywhere.
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
