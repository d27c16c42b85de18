import { ACTIONS, CONDITION, TEXT } from '../slots.ts'

export const choice = {
  since: 1,
  description:
    'One of a few choices, with its selected state: a network, a coin, a unit. Put several into a `repeat` with the layout `wrap`, or into a `row`.',
  decorative: false,
  container: false,
  pressable: true,
  props: {
    type: 'object',
    properties: {
      label: { ...TEXT, description: 'The name.' },
      selected: { ...CONDITION, description: 'Whether it is selected.' },
      onPress: { ...ACTIONS, description: 'The commands of a press: `network.choose`.' },
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
