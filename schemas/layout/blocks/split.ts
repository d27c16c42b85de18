export const split = {
  since: 1,
  description: 'Two columns on a wide screen, stacked on a phone: the form first, then explanations.',
  decorative: false,
  container: true,

  props: {
    type: 'object',
    properties: {},
    required: [],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'split',
      children: [
        { type: 'stack', children: [] },
        { type: 'stack', children: [] },
      ],
    },
  ],
} as const
