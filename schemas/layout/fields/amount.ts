import { fieldBase } from '../fieldBase.ts'
import { REF } from '../slots.ts'

export const amount = {
  since: 1,
  description:
    'An amount of money with its currency. Named "amount", it is the amount to be paid and has its limits; sent as a decimal number.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      ...fieldBase,
      min: { ...REF, description: 'The minimum: `limits.min`.' },
      max: { ...REF, description: 'The maximum: `limits.max`.' },
      random: { description: 'Whether it starts with a random amount slightly above the minimum.', type: 'boolean' },
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
