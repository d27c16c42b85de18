export const card = {
  since: 1,
  description: 'A surface for related content.',
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
