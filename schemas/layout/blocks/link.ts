import { ACTIONS, TEXT } from '../slots.ts'

export const link = {
  since: 1,
  description: 'A button that looks like a link.',
  decorative: false,
  container: false,
  pressable: true,
  props: {
    type: 'object',
    properties: {
      label: { ...TEXT, description: 'The text.' },
      onPress: { ...ACTIONS, description: 'The commands of a press.' },
    },
    required: ['label', 'onPress'],
    additionalProperties: false,
  },
  examples: [{ type: 'link', label: 'error.refresh', onPress: [{ do: 'refresh' }] }],
} as const
