import { ACTIONS, TEXT } from '../slots.ts'

export const boxCard = {
  since: 1,
  description: 'A box for sale: its contents, free extras, and price. The whole card is a button.',
  decorative: false,
  container: false,
  pressable: true,
  props: {
    type: 'object',
    properties: {
      label: { ...TEXT, description: 'The contents: "100,000 gold coins".' },
      hint: { ...TEXT, description: 'The free extras: "+ 10 free sweep coins".' },
      price: { ...TEXT, description: 'The price, with its currency.' },
      onPress: { ...ACTIONS, description: 'The commands of a press: `box.choose`.' },
    },
    required: ['label', 'price', 'onPress'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'boxCard',
      label: { t: 'sweepstake.box.gold', args: { amount: 'box.gcAmount', count: 'box.gcCount' } },
      hint: { t: 'sweepstake.box.sweep', args: { amount: 'box.scAmount', count: 'box.scCount' } },
      price: { $: 'box.formattedPrice' },
      onPress: [{ do: 'box.choose', box: { $: 'box.id' } }],
    },
  ],
} as const
