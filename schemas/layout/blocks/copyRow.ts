import { PAID_REF } from '../pieces.ts'
import { TEXT } from '../slots.ts'

export const copyRow = {
  since: 1,
  description:
    'A payment detail with a copy button; set `copies` if the copied text differs from the displayed one: an amount without its currency.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      label: { ...TEXT, description: 'The label of the value.' },
      value: { ...PAID_REF, description: 'The displayed value.' },
      copies: { ...PAID_REF, description: 'The copied text; default: the value.' },
      size: { description: 'The size of the value; `l` for the amount, whose button says "Copy".', enum: ['m', 'l'] },
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
