export const footer = {
  since: 1,
  description: 'The area of the main button: within thumb reach on a phone, below the form on a wide screen.',
  decorative: false,
  container: true,

  props: {
    type: 'object',
    properties: {},
    required: [],
    additionalProperties: false,
  },
  examples: [{ type: 'footer', children: [{ type: 'button', label: 'error.refresh', onPress: [{ do: 'refresh' }] }] }],
} as const
