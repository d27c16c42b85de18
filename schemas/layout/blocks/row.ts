import { GAP } from '../slots.ts'

export const row = {
  since: 1,
  description: 'Children beside one another, wrapped when they do not fit.',
  decorative: false,
  container: true,

  props: {
    type: 'object',
    properties: {
      gap: { ...GAP, description: 'The space between its children; without it, `medium`.' },
    },
    required: [],
    additionalProperties: false,
  },
  examples: [{ type: 'row', children: [{ type: 'text', text: 'empty.text' }] }],
} as const
