import { CONDITION, ROWS } from '../slots.ts'

export const summary = {
  since: 1,
  description:
    'Labels and values in rows. With "room": "wide" only where a column stands beside the form: on a phone all of it is on the page already, and a card that holds nothing else goes with it.',
  decorative: false,
  container: false,

  props: {
    type: 'object',
    properties: {
      rows: { ...ROWS, description: 'The rows.' },
      ends: {
        ...CONDITION,
        description:
          'Whether the first and the last five signs of each value stand out: an address is compared by them.',
      },
      room: {
        description: 'Where it is shown: `any` page, or only one that is `wide`; without one, any.',
        enum: ['any', 'wide'],
      },
    },
    required: ['rows'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'summary',
      rows: [
        { label: 'complete.amount', value: { $: 'deposit.amountText' } },
        { label: 'complete.method', value: { $: 'deposit.methodName' } },
      ],
    },
  ],
} as const
