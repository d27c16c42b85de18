import { ACTIONS, BADGE, CONDITION, OFFER, ROWS, TEXT } from '../slots.ts'

export const offerCard = {
  since: 1,
  description:
    "A provider's offer: the provider, the amount received, the costs. The offers of a list are a radio group, operated by presses or arrow keys.",
  decorative: false,
  container: false,
  pressable: true,
  props: {
    type: 'object',
    properties: {
      source: { ...OFFER, description: 'The offer.' },
      label: { ...TEXT, description: 'The label of the received amount: "You get".' },
      rows: { ...ROWS, description: 'Further details for comparison: the fee, the difference to the best offer.' },
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
      rows: [{ label: 'deposit.offers.fee', when: 'offer.fee != ""', value: { $: 'offer.fee' } }],
      selected: 'offer.id == offers.chosen',
      badge: { text: 'deposit.offers.best', tone: 'good', when: 'offer.best' },
      onPress: [{ do: 'offer.choose', offer: { $: 'offer.id' } }],
    },
  ],
} as const
