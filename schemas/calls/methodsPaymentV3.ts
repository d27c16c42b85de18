import type { FromSchema } from 'json-schema-to-ts'

/** The request gives the currency only as a code; the response is that of `methods-payment-v5`. */
export const REQUEST = {
  type: 'object',
  properties: {
    country: { type: 'string' },
    currency: { type: 'string' },
    abTestGroup: { type: 'string' },
  },
  required: ['country', 'currency'],
  additionalProperties: false,
} as const

export type MethodsPaymentV3Request = FromSchema<typeof REQUEST>
