import { COUNTRY, TEXT } from '../slots.ts'

export const country = {
  since: 1,
  description: 'A read-only country with its flag.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      source: { ...COUNTRY, description: 'The country.' },
      label: { ...TEXT, description: 'Small text above it: what the country refers to.' },
    },
    required: ['source'],
    additionalProperties: false,
  },
  examples: [{ type: 'country', source: 'invoice.country', label: 'invoice.country' }],
} as const
