import { TEXT } from '../slots.ts'

export const heading = {
  since: 1,
  description: 'A heading.',
  decorative: true,
  container: false,

  props: {
    type: 'object',
    properties: {
      text: { ...TEXT, description: 'What it says.' },
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
  examples: [{ type: 'heading', text: 'deposit.methods.all', level: 2 }],
} as const
