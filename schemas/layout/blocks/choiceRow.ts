import { ACTIONS, CONDITION, TEXT } from '../slots.ts'

export const choiceRow = {
  since: 1,
  description: 'A selectable row of a long list, such as a bank: its name, and a check mark when selected.',
  decorative: false,
  container: false,
  pressable: true,
  props: {
    type: 'object',
    properties: {
      label: { ...TEXT, description: 'The name.' },
      selected: { ...CONDITION, description: 'Whether it is selected; default: no.' },
      onPress: { ...ACTIONS, description: 'The commands of a press: `bank.choose`.' },
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
