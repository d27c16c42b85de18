import { FIELD_NAME } from '../pieces.ts'
import { REF, WIDTH } from '../slots.ts'

const NAME = (part: string) =>
  ({
    description: `The name under which ${part} is sent.`,
    type: 'string',
    pattern: FIELD_NAME,
    maxLength: 128,
  }) as const

export const address = {
  since: 1,
  description: 'An address: its fields, their order and labels depend on the country.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      country: { ...REF, description: 'The country of the address, by its ISO code.' },
      names: {
        description: 'The names under which the parts are sent. Defaults: line1, line2, district, city, state, zip.',
        type: 'object',
        properties: {
          line1: NAME('the first line'),
          line2: NAME('the second line'),
          district: NAME('the part of the town'),
          city: NAME('the town'),
          state: NAME('the state or province'),
          zip: NAME('the postal code'),
        },
        additionalProperties: false,
      },
      widths: {
        description: 'The share of the line that each part takes; default: a line for each.',
        type: 'object',
        minProperties: 1,
        properties: {
          line1: { ...WIDTH, description: 'That of the first line.' },
          line2: { ...WIDTH, description: 'That of the second line.' },
          district: { ...WIDTH, description: 'That of the part of the town.' },
          city: { ...WIDTH, description: 'That of the town.' },
          state: { ...WIDTH, description: 'That of the state or province.' },
          zip: { ...WIDTH, description: 'That of the postal code.' },
        },
        additionalProperties: false,
      },
    },
    required: ['country'],
    additionalProperties: false,
  },
  examples: [
    { type: 'address', country: { $: 'user.paymentGeo' }, names: { line1: 'street', zip: 'postal_code' } },
    { type: 'address', country: { $: 'user.paymentGeo' }, widths: { zip: 'half', state: 'half' } },
  ],
} as const
