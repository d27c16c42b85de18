import { ACTIONS, BADGE, TILE } from '../slots.ts'

export const methodTile = {
  since: 1,
  description: 'A tile that opens a payment method: icon, name, lowest amount, one badge.',
  decorative: false,
  container: false,
  pressable: true,
  props: {
    type: 'object',
    properties: {
      source: TILE,
      badge: BADGE,
      onPress: ACTIONS,
    },
    required: ['source', 'onPress'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'methodTile',
      source: 'tile',
      onPress: [{ do: 'method.open', method: { $: 'tile.id' } }],
      badge: { text: 'badge.popular', when: 'tile.isPopular' },
    },
  ],
} as const
