import type { FromSchema } from 'json-schema-to-ts'

/** The currency is its code alone; what is answered is what `methods-payment-v5` answers. */
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
