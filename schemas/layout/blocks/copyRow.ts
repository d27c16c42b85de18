import { PAID_REF } from '../pieces.ts'
import { TEXT } from '../slots.ts'

export const copyRow = {
  since: 1,
  description:
    'A value of the payment with a button that copies it; `copies` where that is not what is shown: an amount without its currency.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      label: { ...TEXT, description: 'What the value is.' },
      value: { ...PAID_REF, description: 'The value as it is shown.' },
      copies: { ...PAID_REF, description: 'What is copied; without it, the value.' },
      size: { description: 'How big the value is: an amount is the biggest thing on its screen.', enum: ['m', 'l'] },
    },
    required: ['label', 'value'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'copyRow',
      label: 'invoice.amount',
      value: { $: 'invoice.amountText' },
      copies: { $: 'invoice.amount' },
      size: 'l',
    },
  ],
} as const
