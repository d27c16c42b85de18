import type { FromSchema } from 'json-schema-to-ts'
import { EXACT } from './identifier.ts'

const maybeText = (description: string) => ({ description, type: ['string', 'null'] }) as const
const maybeFlag = (description: string) => ({ description, type: ['boolean', 'null'] }) as const

const NAME = { description: 'The name under which the value goes out.', type: 'string', minLength: 1 } as const
const REGEX = maybeText('A pattern that the whole value must fit.')
const RULE_REGEX = { description: 'A pattern that the whole value must fit.', type: 'string' } as const
const REGEX_ERROR = maybeText('What is said of a value that does not fit: a translation key, or words.')
const PLACEHOLDER = maybeText('An example in the empty field: a translation key, or words.')
const FIRST_VALUE = {
  description: 'What stands there first.',
  type: ['string', 'number', 'boolean', 'null'],
  ...EXACT,
} as const

const MASKS = {
  description: 'How it is laid out: # a digit. Of several, the first that has room counts.',
  type: ['string', 'array', 'null'],
  maxItems: 20,
  items: { type: 'string' },
} as const

const VALUES = {
  description: 'What can be chosen.',
  type: ['array', 'null'],
  maxItems: 5000,
  items: { type: ['string', 'number', 'object'], ...EXACT },
} as const

const ITEM = {
  type: 'object',
  properties: {
    text: { description: 'What the player reads.', type: ['string', 'number'] },
    value: { description: 'What goes out.', type: ['string', 'number'], ...EXACT },
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
  ({ description, type: ['object', 'null'], additionalProperties: maybeText('Of this type of key.') }) as const

/**
 * What a pix key of each type is like (spec 3). The nesting is ours to choose, since the specification names the members
 * alone: by key type and then by member, or by member and then by key type.
 */
export const USER_PAYMENT_FIELDS = {
  description: 'What a pix key is like, by its type; or each member, by the type.',
  type: ['object', 'null'],
  properties: {
    cpf: pixKey('A CPF.'),
    cnpj: pixKey('A CNPJ.'),
    email: pixKey('An address of mail.'),
    phone: pixKey('A number of a phone.'),
    random: pixKey('A random key.'),
    masks: {
      description: 'The masks, by type of key.',
      type: ['object', 'null'],
      additionalProperties: { ...MASKS, description: 'Of this type of key.' },
    },
    placeholder_key: byType('The examples, by type of key.'),
    regex: byType('The patterns, by type of key.'),
    regex_error_key: byType('What is said of a wrong value, by type of key.'),
  },
} as const

/** A field as it comes with a method. */
export const SERVER_FIELD = {
  type: 'object',
  properties: {
    name: NAME,
    alias: maybeText('The name under which the value goes out, where it is another one.'),
    type: maybeText('Which sort of field it is, one of the types; without one, `text`.'),
    category: maybeText('Taken and left alone: nothing says what it is for.'),
    regex: REGEX,
    regex_error_key: REGEX_ERROR,
    placeholder_key: PLACEHOLDER,
    placeholder_text: maybeText('The words of the example in the empty field.'),
    values: VALUES,
    wallet: maybeFlag('Whether it is the address of a wallet.'),
    //
    events: {
      description:
        'What it changes in other fields: `{on, action, target, value?, values?}`. What is not known is passed over.',
      type: ['array', 'null'],
      maxItems: 50,
      items: { type: 'object' },
    },
    user_payment_fields: USER_PAYMENT_FIELDS,
    props: {
      description: 'How it looks.',
      type: ['object', 'null'],
      properties: {
        label: maybeText('What it is called: a translation key, or words.'),
        mask: MASKS,
        value: FIRST_VALUE,
        validations: {
          description: 'Rules, in this order.',
          type: ['array', 'null'],
          maxItems: 20,
          items: {
            type: 'object',
            properties: {
              regex: RULE_REGEX,
              message: REGEX_ERROR,
              isExists: maybeFlag('Passed over.'),
            },
            required: ['regex'],
          },
        },
        isHidden: maybeFlag('It goes out without being shown.'),
        isTriggered: maybeFlag('When it is filled, the server is asked what else stands in the form (`bank-get`).'),
        isAdvanced: maybeFlag('Passed over.'),
        isDisabled: maybeFlag('It is shown, and can not be changed.'),
        items: { description: 'What can be chosen.', type: ['array', 'null'], maxItems: 5000, items: ITEM },
      },
    },
  },
  required: ['name'],
} as const

/** An input of a unified form. */
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

/** A field of deposit-prepare. */
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

/** A field that an answer adds to the form. */
export const ADDITIONAL_FIELD = {
  type: 'object',
  properties: {
    name: NAME,
    placeholderKey: PLACEHOLDER,
    type: maybeText('Which sort of field it is, one of the types; without one, `text`.'),
    mask: MASKS,
    isAdvanced: maybeFlag('Passed over.'),
    regexList: {
      description: 'Rules, in this order.',
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
