import { ACTIONS, CONDITION, TEXT } from '../slots.ts'

export const callout = {
  since: 1,
  description:
    'A word about what stands in it, that opens by itself and stays until it is answered: "the amount has changed", OK.',
  decorative: false,
  container: true,
  pressable: true,
  props: {
    type: 'object',
    properties: {
      text: { ...TEXT, description: 'What it says.' },
      open: { ...CONDITION, description: 'Whether it is said.' },
      label: { ...TEXT, description: 'What stands on its button.' },
      onPress: { ...ACTIONS, description: 'What its button does.' },
    },
    required: ['text', 'open', 'label', 'onPress'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'callout',
      text: 'invoice.changed.short',
      open: 'invoice.changed && !invoice.accepted',
      label: 'invoice.changed.ok',
      onPress: [{ do: 'invoice.acceptAmount' }],
      children: [{ type: 'copyRow', label: 'invoice.amount', value: { $: 'invoice.amountText' } }],
    },
  ],
} as const
