export const skeleton = {
  since: 1,
  description: 'A placeholder shown while content loads.',
  decorative: true,
  container: false,

  props: {
    type: 'object',
    properties: {
      shape: { description: 'The shape.', enum: ['tiles', 'form', 'rows', 'carousel'] },
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
