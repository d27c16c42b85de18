import type { FromSchema } from 'json-schema-to-ts'

/** Only the request has its own schema: the response is that of `deposit-create`. */
export const REQUEST = {
  type: 'object',
  properties: {
    amount: { type: 'string', pattern: '^\\d+(\\.\\d+)?$' },
    boxId: { type: 'string' },
    currency: { type: 'string' },
    depositId: { type: ['string', 'null'] },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    isActivatedBonus: { type: 'boolean' },
    paymentType: { type: 'string' },
    returnUrl: { type: 'string' },
    selectedCountry: { type: 'string' },
    wallet: { type: ['string', 'null'] },
    bonusId: { type: ['string', 'null'] },
  },
  required: [
    'amount',
    'boxId',
    'currency',
    'depositId',
    'fields',
    'isActivatedBonus',
    'paymentType',
    'returnUrl',
    'selectedCountry',
    'wallet',
    'bonusId',
  ],
  additionalProperties: false,
} as const

export type DepositCreateSweepstakeRequest = FromSchema<typeof REQUEST>
