import { TEXT } from '../slots.ts'

export const text = {
  since: 1,
  description: 'A paragraph.',
  decorative: true,
  container: false,

  props: {
    type: 'object',
    properties: {
      text: { ...TEXT, description: 'What it says.' },
      tone: { description: '`quiet` for what matters less.', enum: ['plain', 'quiet'] },
    },
    required: ['text'],
    additionalProperties: false,
  },
  examples: [{ type: 'text', text: 'empty.text', tone: 'quiet' }],
} as const
