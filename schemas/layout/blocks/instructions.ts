import { TEXTS } from '../slots.ts'

export const instructions = {
  since: 1,
  description: "The cashier's instructions as a numbered list.",
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: { source: { ...TEXTS, description: 'The steps.' } },
    required: ['source'],
    additionalProperties: false,
  },
  examples: [{ type: 'instructions', source: 'invoice.steps', ariaLabel: 'invoice.steps' }],
} as const
