import { ACTIONS, CONDITION, TEXT } from '../slots.ts'

export const button = {
  since: 1,
  description: 'A button.',
  decorative: false,
  container: false,
  pressable: true,
  props: {
    type: 'object',
    properties: {
      label: { ...TEXT, description: 'What stands on it.' },
      tone: {
        description: 'How much it stands out: `filled`, `outline`, or `quiet` as a text. Without one, `outline`.',
        enum: ['filled', 'outline', 'quiet'],
      },
      enabled: { ...CONDITION, description: 'While this does not hold it is dim and does nothing.' },
      onPress: { ...ACTIONS, description: 'What a press does.' },
    },
    required: ['label', 'onPress'],
    additionalProperties: false,
  },
  examples: [
    { type: 'button', label: 'error.refresh', tone: 'filled', onPress: [{ do: 'refresh' }] },
    { type: 'button', label: 'complete.again', tone: 'quiet', onPress: [{ do: 'back' }] },
  ],
} as const
