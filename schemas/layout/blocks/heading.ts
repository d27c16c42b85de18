import { TEXT, TILE } from '../slots.ts'

export const heading = {
  since: 1,
  description: 'A heading; with a tile, the heading of that method, with its logo before the text.',
  decorative: true,
  container: false,

  props: {
    type: 'object',
    properties: {
      text: { ...TEXT, description: 'The text.' },
      source: { ...TILE, description: 'The tile whose icon is shown before the text.' },
      level: {
        description: '2 for a section, 3 for a subsection; default 2.',
        type: 'integer',
        minimum: 2,
        maximum: 3,
      },
    },
    required: ['text'],
    additionalProperties: false,
  },
  examples: [
    { type: 'heading', text: 'deposit.methods.all', level: 2 },
    { type: 'heading', source: 'method.tile', text: { $: 'method.name' } },
  ],
} as const
