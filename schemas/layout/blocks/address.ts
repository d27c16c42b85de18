import { REF } from '../slots.ts'

const NAME = { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_.-]*$', maxLength: 64 } as const

export const address = {
  since: 1,
  description: 'An address: its fields, their order and their labels follow the country.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      country: REF,
      names: {
        description:
          'The names under which the parts go out. A part that is not named goes out as line1, line2, district, city, state, zip.',
        type: 'object',
        properties: { line1: NAME, line2: NAME, district: NAME, city: NAME, state: NAME, zip: NAME },
        additionalProperties: false,
      },
    },
    required: ['country'],
    additionalProperties: false,
  },
  examples: [{ type: 'address', country: { $: 'user.paymentGeo' }, names: { line1: 'street', zip: 'postal_code' } }],
} as const
