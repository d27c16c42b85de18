import { ACTIONS, TEXT } from '../slots.ts'

export const link = {
  since: 1,
  description: 'A quiet text button.',
  decorative: false,
  container: false,
  pressable: true,
  props: {
    type: 'object',
    properties: {
      label: { ...TEXT, description: 'What it says.' },
      onPress: { ...ACTIONS, description: 'What a press does.' },
    },
    required: ['label', 'onPress'],
    additionalProperties: false,
  },
  examples: [{ type: 'link', label: 'error.refresh', onPress: [{ do: 'refresh' }] }],
} as const
