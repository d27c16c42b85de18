import { ACTIONS, CONDITION, TEXT } from '../slots.ts'

export const tab = {
  since: 1,
  description: 'One of the `tabs`. The selected one does nothing.',
  decorative: false,
  container: false,
  pressable: true,
  props: {
    type: 'object',
    properties: {
      label: { ...TEXT, description: 'The label.' },
      selected: { ...CONDITION, description: 'Whether its page is open.' },
      onPress: { ...ACTIONS, description: 'The commands of a press.' },
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
