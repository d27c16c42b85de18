import type { FromSchema } from 'json-schema-to-ts'
import { WIRE_FIELD } from '../calls/serverField.ts'

const text = (description: string) => ({ description, type: 'string' as const })
const record = <const S extends object>(description: string, additionalProperties: S) =>
  ({ description, type: 'object' as const, additionalProperties }) as const

const AMOUNT = {
  description: 'An amount as text: digits and a decimal point.',
  type: 'string',
  pattern: '^\\d+(\\.\\d+)?$',
} as const

const COUNTRY = {
  description: 'A country by its ISO code.',
  type: 'string',
  pattern: '^[A-Z]{2}$',
} as const

const OFFER = {
  description: "A provider's offer.",
  type: 'object',
  properties: {
    method: text('The name of its method.'),
    iconIds: { description: 'Its icons.', type: 'array' },
    getsOf100: { ...AMOUNT, description: 'The amount received for 100 paid.' },
    currency: text('The currency of the amount received; default: the coin of the deposit.'),
    feeOf100: { ...AMOUNT, description: 'The fee for 100 paid.' },
  },
  required: ['method', 'getsOf100', 'feeOf100'],
  additionalProperties: false,
} as const

/**
 * `cashier.json` of a method's folder: the responses of the provider's API as the mock cashier gives them, so that the
 * method can be tried. Production has no such file.
 */
export const CASHIER = {
  type: 'object',
  properties: {
    transaction: {
      description: 'For a withdrawal method; default: a deposit method.',
      enum: ['withdrawal'],
    },
    code: {
      description: 'If a withdrawal must be confirmed with a code.',
      type: 'object',
      properties: { sentTo: text('Where the server sent the code, as shown to the player.') },
      required: ['sentTo'],
      additionalProperties: false,
    },
    countries: {
      description:
        'The countries that offer the method; default: all. Its currencies are those of `amount_rules` in `method.json`.',
      type: 'array',
      items: COUNTRY,
    },
    answers: {
      description:
        'The responses of `deposit-create` (or `withdrawal-create`), in order: the first for the first call of a deposit, the second for the call with the fields that the first response asked for. Placeholders: `$depositId`, `$providerUrl`, `$amount`, `$currency`, `$created`, and values of fields by name, such as `$phone` or `$user.phone`; before a letter or digit with the name in braces.',
      type: 'array',
      items: { description: 'A response.', type: 'object' },
    },
    given: record('More placeholders, each with a value for each value of a field.', {
      type: 'object',
      properties: {
        field: text('The name of the field.'),
        values: record('The replacements, by the value of the field.', { type: 'string' }),
      },
      required: ['field', 'values'],
      additionalProperties: false,
    } as const),
    limits: record('The responses of `deposit-limits`, by currency; instead of `amount_rules`.', {
      type: 'object',
      properties: {
        min: { ...AMOUNT, description: 'The minimum.' },
        max: { ...AMOUNT, description: 'The maximum.' },
      },
      required: ['min', 'max'],
      additionalProperties: false,
    } as const),
    offers: { description: "The providers' offers (card view type 13).", type: 'array', items: OFFER },
    continue: {
      description: "The response of `external-deposit-continue`; default: the provider's page.",
      type: 'object',
    },
    prepare: {
      description:
        'The response of `deposit-prepare`; its fields are required if the method has `isPreparationRequired`.',
      type: 'object',
      properties: {
        details: {
          description: 'What the player reads above the fields: a text, or a list of texts and of labels with values.',
          type: ['string', 'array'],
          items: {
            type: ['string', 'object'],
            properties: { title: text('The label.'), value: text('The value.') },
            required: ['title', 'value'],
            additionalProperties: false,
          },
        },
        fields: { description: 'The fields to fill in.', type: 'array', items: WIRE_FIELD },
      },
      additionalProperties: false,
    },
    bins: record(
      'The responses of `bank-get`, by the first six digits of a card; the bank of any other card is unknown.',
      { type: 'object' } as const,
    ),
  },
  required: ['answers'],
  additionalProperties: false,
} as const

export type CashierJson = FromSchema<typeof CASHIER>
