import { TEXT } from '../slots.ts'

export const badge = {
  since: 1,
  description: 'A small label.',
  decorative: true,
  container: false,

  props: {
    type: 'object',
    properties: {
      text: { ...TEXT, description: 'The text.' },
      tone: { description: 'The colour; default `accent`.', enum: ['accent', 'warn', 'good', 'info'] },
    },
    required: ['text'],
    additionalProperties: false,
  },
  examples: [{ type: 'badge', text: 'badge.popular', tone: 'warn' }],
} as const
