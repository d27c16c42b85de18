export const skeleton = {
  since: 1,
  description: 'The shape of what comes, while it loads.',
  decorative: true,
  container: false,

  props: {
    type: 'object',
    properties: {
      shape: { description: 'What it looks like.', enum: ['tiles', 'form', 'rows', 'carousel'] },
    },
    required: ['shape'],
    additionalProperties: false,
  },
  examples: [
    { type: 'skeleton', shape: 'tiles' },
    { type: 'skeleton', shape: 'form' },
    { type: 'skeleton', shape: 'rows' },
  ],
} as const
