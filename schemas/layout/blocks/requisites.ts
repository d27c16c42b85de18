import { REQUISITES } from '../slots.ts'

export const requisites = {
  since: 1,
  description: 'Where to pay: each line that the cashier has sent, with a button that copies it.',
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
