import type { FromSchema } from 'json-schema-to-ts'
import { INVOICE_CARD, INVOICE_MEMBERS, REQUISITES } from './invoice.ts'
import { WIRE_FIELD } from './serverField.ts'
import { UNIFIED_FLOW } from './unifiedFlow.ts'

const id = { type: ['string', 'integer', 'null'] } as const
const text = { type: ['string', 'null'] } as const

export const REQUEST = {
  type: 'object',
  properties: {
    amount: { type: 'string', pattern: '^\\d+(\\.\\d+)?$' },
    currency: { type: 'string' },
    depositId: { type: ['string', 'null'] },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    isActivatedBonus: { type: 'boolean' },
    paymentSessionId: { type: ['string', 'null'] },
    paymentType: { type: 'string' },
    returnUrl: { type: 'string' },
    wallet: { type: ['string', 'null'] },
    selectedCountry: { type: 'string' },
    bonusId: { type: 'string' },
    metadata: {
      type: 'object',
      properties: { isFromChip: { type: 'boolean' } },
      required: ['isFromChip'],
      additionalProperties: false,
    },
    abTestGroup: { type: 'string' },
    /** The crypto currency that an on-ramp buys. */
    onrampCurrency: { type: 'string' },
    /** What a captcha gave. */
    geetestCaptchaOutput: { type: 'string' },
    geetestGenTime: { type: 'string' },
    geetestLotNumber: { type: 'string' },
    geetestPassToken: { type: 'string' },
    recaptchaToken: { type: 'string' },
    captchaBypass: { type: 'boolean' },
  },
  required: [
    'amount',
    'currency',
    'depositId',
    'fields',
    'isActivatedBonus',
    'paymentSessionId',
    'paymentType',
    'returnUrl',
    'wallet',
    'selectedCountry',
  ],
  additionalProperties: false,
} as const

const SOURCE_DATA = {
  type: ['object', 'null'],
  additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
} as const

export const ANSWER = {
  type: 'object',
  properties: {
    depositId: id,
    fields: { type: ['array', 'null'], maxItems: 100, items: WIRE_FIELD },
    apiResponse: {
      type: ['object', 'null'],
      properties: {
        /** The redirect address: a text with method and data beside it, or an object that holds all three. */
        source: {
          type: ['string', 'object', 'null'],
          properties: { url: text, method: text, data: SOURCE_DATA },
        },
        method: text,
        data: SOURCE_DATA,
        isFieldsRequired: { type: ['boolean', 'null'] },
        depositId: id,
        pageId: text,
        unifiedFlow: { ...UNIFIED_FLOW, type: ['object', 'boolean', 'null'] },
        requisites: REQUISITES,
        card: INVOICE_CARD,
        ...INVOICE_MEMBERS,
        paymentMethodOffers: { type: ['array', 'null'], items: { type: 'object' } },
        qrCodeText: text,
        qrDataURL: { type: ['string', 'null'] },
        buttonPay: { type: ['string', 'object', 'boolean', 'null'] },
      },
    },
  },
} as const

export type DepositCreateRequest = FromSchema<typeof REQUEST>
export type DepositCreateAnswer = FromSchema<typeof ANSWER>
