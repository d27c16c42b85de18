import { ROWS } from '../slots.ts'

export const summary = {
  since: 1,
  description: 'Labels and values in rows.',
  decorative: false,
  container: false,

  props: {
    type: 'object',
    properties: {
      rows: { ...ROWS, description: 'The rows.' },
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
