import { TEXTS } from '../slots.ts'

export const rotatingText = {
  since: 1,
  description: 'Something to read while the player waits: one text after another, each for some seconds.',
  decorative: true,
  container: false,
  props: {
    type: 'object',
    properties: {
      source: { ...TEXTS, description: 'The texts, in the order in which they come.' },
      first: { description: 'Seconds until the first one; without it, 3.', type: 'integer', minimum: 0, maximum: 60 },
      every: { description: 'Seconds from one to the next; without it, 6.', type: 'integer', minimum: 2, maximum: 60 },
    },
    required: ['source'],
    additionalProperties: false,
  },
  examples: [{ type: 'rotatingText', source: 'deposit.facts' }],
} as const
