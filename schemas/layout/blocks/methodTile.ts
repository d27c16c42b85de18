import { ACTIONS, BADGE, TEXT, TILE } from '../slots.ts'

export const methodTile = {
  since: 1,
  description: 'A tile that opens a payment method: icon, name, lowest amount, one badge.',
  decorative: false,
  container: false,
  pressable: true,
  props: {
    type: 'object',
    properties: {
      source: { ...TILE, description: 'The method.' },
      badge: { ...BADGE, description: 'A label on the tile; `tile.badge` is the badge set by the server.' },
      reason: {
        ...TEXT,
        description:
          "Why it can't be chosen. While it is not empty, the tile is disabled and shows it in place of the lowest amount.",
      },
      onPress: { ...ACTIONS, description: 'The commands of a press: `method.open`.' },
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
