import { TEXT, TILE } from '../slots.ts'

export const heading = {
  since: 1,
  description: 'A heading; with a tile, the heading of that method: its logo stands before the words.',
  decorative: true,
  container: false,

  props: {
    type: 'object',
    properties: {
      text: { ...TEXT, description: 'What it says.' },
      source: { ...TILE, description: 'A tile whose icon stands before it.' },
      level: {
        description: '2 for a part of the page, 3 for a part of that; without one, 2.',
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
