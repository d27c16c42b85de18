import { GAP } from '../slots.ts'

export const row = {
  since: 1,
  description: 'Children side by side, wrapped when they do not fit.',
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
  examples: [{ type: 'row', children: [{ type: 'text', text: 'empty.text' }] }],
} as const
