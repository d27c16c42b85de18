import { TEXT } from '../slots.ts'

export const text = {
  since: 1,
  description: 'A paragraph.',
  decorative: true,
  container: false,

  props: {
    type: 'object',
    properties: {
      text: { ...TEXT, description: 'The text.' },
      tone: { description: '`quiet` for less important text.', enum: ['plain', 'quiet'] },
    },
    required: ['text'],
    additionalProperties: false,
  },
  examples: [{ type: 'text', text: 'empty.text', tone: 'quiet' }],
} as const
