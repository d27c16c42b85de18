import { COUNTRY, TEXT } from '../slots.ts'

export const country = {
  since: 1,
  description: 'A country with its flag, to be read.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      source: { ...COUNTRY, description: 'The country.' },
      label: { ...TEXT, description: 'Small words over it: what it is the country of.' },
    },
    required: ['source'],
    additionalProperties: false,
  },
  examples: [{ type: 'country', source: 'invoice.country', label: 'invoice.country' }],
} as const
