import { fieldBase } from '../fieldBase.ts'
import { REF } from '../slots.ts'

export const amount = {
  since: 1,
  description:
    'An amount of money, with its currency. Named "amount" it is the one that is paid, and has its limits; goes out as a decimal number.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      ...fieldBase,
      min: { ...REF, description: 'The least that may be paid: `limits.min`.' },
      max: { ...REF, description: 'The most that may be paid: `limits.max`.' },
      random: { description: 'Starts a little above the minimum, at random.', type: 'boolean' },
    },
    required: ['kind', 'name', 'label'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'field',
      kind: 'amount',
      name: 'amount',
      label: 'form.amountInput.label',
      hint: { t: 'form.amountInput.hint', args: { from: 'number(limits.min)', to: 'number(limits.max)' } },
      min: { $: 'limits.min' },
      max: { $: 'limits.max' },
      initial: { $: 'method.prefilledAmount' },
    },
    {
      type: 'field',
      kind: 'amount',
      name: 'invoiceTotal',
      label: { text: { en: 'Total of the invoice' } },
      rules: [{ check: 'range', min: '1', max: '10000' }],
    },
  ],
} as const
