import { ACTIONS, CONDITION, TEXT } from '../slots.ts'

export const choiceRow = {
  since: 1,
  description: 'A row of a long list to choose from, such as a bank: its name, and a tick on the one that is chosen.',
  decorative: false,
  container: false,
  pressable: true,
  props: {
    type: 'object',
    properties: {
      label: { ...TEXT, description: 'What it is called.' },
      selected: { ...CONDITION, description: 'Whether it is chosen now; without it, it is not.' },
      onPress: { ...ACTIONS, description: 'What a press does: `bank.choose`.' },
    },
    required: ['label', 'onPress'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'choiceRow',
      label: { $: 'bank.name' },
      selected: 'bank.selected',
      onPress: [{ do: 'bank.choose', bank: { $: 'bank.id' } }],
    },
  ],
} as const
