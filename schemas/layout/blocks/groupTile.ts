import { ACTIONS, BADGE, TILE } from '../slots.ts'

export const groupTile = {
  since: 1,
  description: 'A tile that opens a group of methods: at most three icons and a count of the rest, name.',
  decorative: false,
  container: false,
  pressable: true,
  props: {
    type: 'object',
    properties: {
      source: { ...TILE, description: 'The group.' },
      icons: {
        description: 'How many icons are shown before the count of the rest; without it, 3.',
        type: 'integer',
        minimum: 1,
        maximum: 3,
      },
      badge: { ...BADGE, description: 'A label on the tile; `tile.badge` says what the server wants there.' },
      onPress: { ...ACTIONS, description: 'What a press does: `group.open`.' },
    },
    required: ['source', 'onPress'],
    additionalProperties: false,
  },
  examples: [{ type: 'groupTile', source: 'tile', icons: 3, onPress: [{ do: 'group.open', group: { $: 'tile.id' } }] }],
} as const
