import { ACTIONS, CONDITION, TEXT } from '../slots.ts'

export const tab = {
  since: 1,
  description: 'One of the `tabs`. The one that is open does nothing.',
  decorative: false,
  container: false,
  pressable: true,
  props: {
    type: 'object',
    properties: {
      label: { ...TEXT, description: 'What stands on it.' },
      selected: { ...CONDITION, description: 'Whether its page is the one that is open.' },
      onPress: { ...ACTIONS, description: 'What a press does.' },
    },
    required: ['label', 'selected', 'onPress'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'tab',
      label: 'cryptobalance.fiat',
      selected: 'route.name == "depositListPage"',
      onPress: [{ do: 'navigate', to: 'depositListPage' }],
    },
  ],
} as const
