export const card = {
  since: 1,
  description: 'A surface that holds facts that belong together.',
  decorative: false,
  container: true,

  props: {
    type: 'object',
    properties: {},
    required: [],
    additionalProperties: false,
  },
  examples: [{ type: 'card', children: [{ type: 'text', text: 'empty.text' }] }],
} as const
