import type { FromSchema } from 'json-schema-to-ts'

export const ANSWER = {
  type: 'object',
  properties: {
    countries: {
      type: 'array',
      maxItems: 300,
      items: {
        type: 'object',
        properties: {
          code: { type: 'string', pattern: '^[A-Za-z]{2}$' },
          name: { type: ['string', 'null'] },
          currency: { type: ['string', 'null'] },
        },
        required: ['code'],
      },
    },
  },
  required: ['countries'],
} as const

export type MethodsCountrySelectorV2Answer = FromSchema<typeof ANSWER>
