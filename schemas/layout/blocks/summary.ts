import { CONDITION, ROWS } from '../slots.ts'

export const summary = {
  since: 1,
  description:
    'Rows of labels and values. With "room": "wide", shown only where there is a column next to the form: on a phone the page already has this content, and a card with nothing else is hidden too.',
  decorative: false,
  container: false,

  props: {
    type: 'object',
    properties: {
      rows: { ...ROWS, description: 'The rows.' },
      ends: {
        ...CONDITION,
        description:
          'Whether the first and last five characters of each value are emphasized, as for comparing addresses.',
      },
      room: {
        description: 'Where it is shown: on `any` page, or only on a `wide` one; default `any`.',
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
