import { ACTIONS, BADGE, CONDITION, OFFER, ROWS, TEXT } from '../slots.ts'

export const offerCard = {
  since: 1,
  description:
    'An offer of a provider, to be chosen: who it is, what the player gets, what it costs. Those of one list are radios: one of them is chosen, by a press or by the arrow keys.',
  decorative: false,
  container: false,
  pressable: true,
  props: {
    type: 'object',
    properties: {
      source: { ...OFFER, description: 'The offer.' },
      label: { ...TEXT, description: 'What stands before what the player gets: "You get".' },
      rows: { ...ROWS, description: 'What else is to be compared: the fee, how much less it is than by the best.' },
      selected: { ...CONDITION, description: 'Whether it is the one that is chosen.' },
      badge: { ...BADGE, description: 'A label on the card; `offer.best` says which one gives the player the most.' },
      onPress: { ...ACTIONS, description: 'What choosing it does: `offer.choose`.' },
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
