import { ACTIONS, CONDITION, TEXT } from '../slots.ts'

export const choice = {
  since: 1,
  description:
    'One of a few things to choose from, which says whether it is chosen: a network, a coin, a unit. Several stand in a `repeat` with the layout `wrap`, or in a `row`.',
  decorative: false,
  container: false,
  pressable: true,
  props: {
    type: 'object',
    properties: {
      label: { ...TEXT, description: 'What it is called.' },
      selected: { ...CONDITION, description: 'Whether it is chosen now.' },
      onPress: { ...ACTIONS, description: 'What a press does: `network.choose`.' },
    },
    required: ['label', 'selected', 'onPress'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'choice',
      label: { $: 'network.name' },
      selected: 'network.selected',
      onPress: [{ do: 'network.choose', network: { $: 'network.id' } }],
    },
  ],
} as const
