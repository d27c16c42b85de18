import { REQUISITES } from '../slots.ts'

export const requisites = {
  since: 1,
  description: 'The payment details: each line sent by the cashier, with a copy button.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: { source: { ...REQUISITES, description: 'The lines.' } },
    required: ['source'],
    additionalProperties: false,
  },
  examples: [{ type: 'requisites', source: 'invoice.requisites' }],
} as const
