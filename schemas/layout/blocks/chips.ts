import { CHIPS } from '../slots.ts'

export const chips = {
  since: 1,
  description: 'Quick amounts, at most five.',
  decorative: false,
  container: false,

  props: {
    type: 'object',
    properties: {
      source: { ...CHIPS, description: 'The amounts: `form.chips`.' },
      target: { description: 'The name of the field set by a press: `amount`.', type: 'string', maxLength: 64 },
    },
    required: ['source', 'target'],
    additionalProperties: false,
  },
  examples: [{ type: 'chips', source: 'form.chips', target: 'amount', ariaLabel: 'form.chips.label' }],
} as const
