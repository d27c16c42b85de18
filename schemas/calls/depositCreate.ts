import type { FromSchema } from 'json-schema-to-ts'
import { CAPTCHA_MEMBERS } from '../captchaPage.ts'
import { MAYBE_ID } from './identifier.ts'
import { INVOICE_CARD, INVOICE_MEMBERS, INVOICE_REQUISITES } from './invoice.ts'
import { WIRE_FIELD } from './serverField.ts'
import { SOURCE_MEMBERS } from './source.ts'
import { UNIFIED_FLOW } from './unifiedFlow.ts'

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
    /** The currency in which the player pays for an on-ramp, as the player chose it (ONRAMP-08, ONRAMP-10). */
    onrampCurrency: { type: 'string' },
    ...CAPTCHA_MEMBERS,
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

/**
 * A crypto deposit address (DATA-40). The property `memo` is ours: networks that use memos need it besides the address.
 */
const CRYPTO_ADDRESS = {
  depositAddress: text,
  minDepositValue: { type: ['string', 'number', 'null'] },
  cryptoName: text,
  memo: MAYBE_ID,
} as const

export const ANSWER = {
  type: 'object',
  properties: {
    depositId: MAYBE_ID,
    fields: { type: ['array', 'null'], maxItems: 200, items: WIRE_FIELD },
    ...CRYPTO_ADDRESS,
    apiResponse: {
      type: ['object', 'null'],
      properties: {
        ...SOURCE_MEMBERS,
        isFieldsRequired: { type: ['boolean', 'null'] },
        depositId: MAYBE_ID,
        pageId: text,
        unifiedFlow: { ...UNIFIED_FLOW, type: ['object', 'boolean', 'null'] },
        requisites: INVOICE_REQUISITES,
        card: INVOICE_CARD,
        ...INVOICE_MEMBERS,
        ...CRYPTO_ADDRESS,
        /** Each offer is parsed separately, so that an invalid one does not affect the others. */
        paymentMethodOffers: { type: ['array', 'null'], maxItems: 100 },
        qrCodeText: text,
        qrDataURL: { type: ['string', 'null'] },
        buttonPay: { type: ['string', 'object', 'boolean', 'null'] },
      },
    },
  },
} as const

export type DepositCreateRequest = FromSchema<typeof REQUEST>
export type DepositCreateAnswer = FromSchema<typeof ANSWER>
