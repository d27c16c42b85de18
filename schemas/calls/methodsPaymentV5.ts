import type { FromSchema } from 'json-schema-to-ts'

export const REQUEST = {
  type: 'object',
  properties: {
    country: { type: 'string' },
    currency: {
      type: 'object',
      properties: { code: { type: 'string' }, type: { enum: ['fiat', 'crypto'] } },
      required: ['code', 'type'],
      additionalProperties: false,
    },
    abTestGroup: { type: 'string' },
    extras: { type: 'object' },
  },
  required: ['country', 'currency'],
  additionalProperties: false,
} as const

/** Methods are validated one by one (`paymentMethod.ts`), so that an invalid one does not affect the others. */
export const ANSWER = {
  type: 'object',
  properties: {
    methods: { type: 'array', maxItems: 5000, items: { type: 'object' } },
    initCurrencies: {
      type: ['object', 'null'],
      properties: { fiat: { type: ['string', 'null'] }, crypto: { type: ['string', 'null'] } },
    },
    isDirectGeo: { type: ['boolean', 'null'] },
  },
  required: ['methods'],
} as const

export type MethodsPaymentV5Request = FromSchema<typeof REQUEST>
export type MethodsPaymentV5Answer = FromSchema<typeof ANSWER>
