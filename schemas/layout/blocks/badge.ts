import { TEXT } from '../slots.ts'

export const badge = {
  since: 1,
  description: 'A small label.',
  decorative: true,
  container: false,

  props: {
    type: 'object',
    properties: {
      text: { ...TEXT, description: 'What it says.' },
      tone: { description: 'Its colour; without one, `accent`.', enum: ['accent', 'warn', 'good', 'info'] },
    },
    required: ['text'],
    additionalProperties: false,
  },
  examples: [{ type: 'badge', text: 'badge.popular', tone: 'warn' }],
} as const
