import { fieldBase } from '../fieldBase.ts'
import { REF } from '../slots.ts'

export const amount = {
  since: 1,
  description: 'The amount of money, large, with its currency and limits.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      ...fieldBase,
      min: REF,
      max: REF,
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
  ],
} as const
