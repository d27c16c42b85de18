import { ACTIONS, CONDITION, TEXT } from '../slots.ts'

export const callout = {
  since: 1,
  description:
    'A message under its content that opens by itself and stays until answered: "the amount has changed", OK.',
  decorative: false,
  container: true,
  pressable: true,
  props: {
    type: 'object',
    properties: {
      text: { ...TEXT, description: 'The text.' },
      open: { ...CONDITION, description: 'Whether it is open.' },
      label: { ...TEXT, description: 'The label of its button.' },
      onPress: { ...ACTIONS, description: 'The commands of its button.' },
      refuse: { ...TEXT, description: 'The label of a quiet second button: the other answer. Optional.' },
      onRefuse: { ...ACTIONS, description: 'The commands of the second button.' },
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
      refuse: 'invoice.changed.cancel',
      onRefuse: [{ do: 'invoice.cancel' }],
      children: [{ type: 'copyRow', label: 'invoice.amount', value: { $: 'invoice.amountText' } }],
    },
  ],
} as const
