import { ACTIONS, BADGE, CONDITION, OFFER, ROWS, TEXT } from '../slots.ts'

export const offerCard = {
  since: 1,
  description:
    "A provider's offer in one line: the provider, the amount received, the rate. Further details are on the selected card only. The offers of a list are a radio group, operated by presses or arrow keys.",
  decorative: false,
  container: false,
  pressable: true,
  props: {
    type: 'object',
    properties: {
      source: { ...OFFER, description: 'The offer.' },
      label: { ...TEXT, description: 'The label of the received amount: "You get".' },
      hint: { ...TEXT, description: 'A line under the amount: the rate.' },
      rows: { ...ROWS, description: 'Details of the selected offer: the fee, the difference to the best offer.' },
      selected: { ...CONDITION, description: 'Whether it is selected.' },
      badge: {
        ...BADGE,
        description: 'A label on the card; `offer.best` is the offer that gives the player the most.',
      },
      onPress: { ...ACTIONS, description: 'The commands of choosing it: `offer.choose`.' },
    },
    required: ['source', 'label', 'selected', 'onPress'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'offerCard',
      source: 'offer',
      label: 'deposit.offers.gets',
      hint: { t: 'deposit.offers.rate', args: { currency: 'offer.currency', price: 'offer.price' } },
      rows: [{ label: 'deposit.offers.fee', when: 'offer.fee != ""', value: { $: 'offer.fee' } }],
      selected: 'offer.id == offers.chosen',
      badge: { text: 'deposit.offers.best', tone: 'good', when: 'offer.best' },
      onPress: [{ do: 'offer.choose', offer: { $: 'offer.id' } }],
    },
  ],
} as const
