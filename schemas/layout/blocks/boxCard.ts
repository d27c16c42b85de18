import { ACTIONS, TEXT } from '../slots.ts'

export const boxCard = {
  since: 1,
  description:
    'A box that is sold: what is in it, what comes with it for free, and its price. The whole card is the button.',
  decorative: false,
  container: false,
  pressable: true,
  props: {
    type: 'object',
    properties: {
      label: { ...TEXT, description: 'What is bought: "100,000 gold coins".' },
      hint: { ...TEXT, description: 'What comes with it: "+ 10 sweep coins, free".' },
      price: { ...TEXT, description: 'What it costs, with its currency.' },
      onPress: { ...ACTIONS, description: 'What a press does: `box.choose`.' },
    },
    required: ['label', 'price', 'onPress'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'boxCard',
      label: { t: 'sweepstake.box.gold', args: { amount: 'box.gcAmount' } },
      hint: { t: 'sweepstake.box.sweep', args: { amount: 'box.scAmount' } },
      price: { $: 'box.formattedPrice' },
      onPress: [{ do: 'box.choose', box: { $: 'box.id' } }],
    },
  ],
} as const
