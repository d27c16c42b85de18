import { TEXTS } from '../slots.ts'

export const rotatingText = {
  since: 1,
  description: 'Texts to read while waiting, shown one after another for some seconds each.',
  decorative: true,
  container: false,
  props: {
    type: 'object',
    properties: {
      source: { ...TEXTS, description: 'The texts, in display order.' },
      first: { description: 'Seconds until the first one; default 3.', type: 'integer', minimum: 0, maximum: 60 },
      every: { description: 'Seconds from one to the next; default 6.', type: 'integer', minimum: 2, maximum: 60 },
    },
    required: ['source'],
    additionalProperties: false,
  },
  examples: [{ type: 'rotatingText', source: 'deposit.facts' }],
} as const
