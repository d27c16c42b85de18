import { GAP } from '../slots.ts'

export const stack = {
  since: 1,
  description: 'Children stacked vertically.',
  decorative: false,
  container: true,

  props: {
    type: 'object',
    properties: {
      gap: { ...GAP, description: 'The space between its children; default `medium`.' },
    },
    required: [],
    additionalProperties: false,
  },
  examples: [{ type: 'stack', gap: 'small', children: [{ type: 'text', text: 'empty.text' }] }],
} as const
