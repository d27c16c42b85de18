export const footer = {
  since: 1,
  description: 'The place of the main button: at the thumb on a phone, under the form on a wide screen.',
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
