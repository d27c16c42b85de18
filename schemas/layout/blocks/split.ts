export const split = {
  since: 1,
  description:
    'The form first, then what belongs beside it; stacked on a phone. On a wide screen it makes two columns if its second child has a total (a `strong` row of a `summary`): the `footer` with the button moves below the total. Otherwise everything is one centred column. It must be directly in the `body`.',
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
