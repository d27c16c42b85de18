import { ACTIONS, BADGE, TEXT, TILE } from '../slots.ts'

export const groupTile = {
  since: 1,
  description: 'A tile that opens a group of methods: its name, at most three icons, and a count of the rest.',
  decorative: false,
  container: false,
  pressable: true,
  props: {
    type: 'object',
    properties: {
      source: { ...TILE, description: 'The group.' },
      icons: {
        description: 'The number of icons shown; the rest is counted. Default 3.',
        type: 'integer',
        minimum: 1,
        maximum: 3,
      },
      badge: { ...BADGE, description: 'A label on the tile; `tile.badge` is the badge set by the server.' },
      reason: {
        ...TEXT,
        description:
          "Why it can't be chosen. While it is not empty, the tile is disabled and shows it in place of the lowest amount.",
      },
      onPress: { ...ACTIONS, description: 'The commands of a press: `group.open`.' },
    },
    required: ['source', 'onPress'],
    additionalProperties: false,
  },
  examples: [{ type: 'groupTile', source: 'tile', icons: 3, onPress: [{ do: 'group.open', group: { $: 'tile.id' } }] }],
} as const
