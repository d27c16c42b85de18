import { CHIPS } from '../slots.ts'

export const chips = {
  since: 1,
  description: 'Quick amounts, at most five.',
  decorative: false,
  container: false,

  props: {
    type: 'object',
    properties: {
      source: CHIPS,
      target: { description: 'The field they fill.', type: 'string', maxLength: 64 },
    },
    required: ['source', 'target'],
    additionalProperties: false,
  },
  examples: [{ type: 'chips', source: 'form.chips', target: 'amount', ariaLabel: 'form.chips.label' }],
} as const
