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
      label: { ...TEXT, description: 'The label.' },
      tone: {
        description: 'The prominence: `filled`, `outline`, or `quiet` as a text. Default `outline`.',
        enum: ['filled', 'outline', 'quiet'],
      },
      enabled: { ...CONDITION, description: 'Disabled while this does not hold.' },
      onPress: { ...ACTIONS, description: 'The commands of a press.' },
    },
    required: ['label', 'onPress'],
    additionalProperties: false,
  },
  examples: [
    { type: 'button', label: 'error.refresh', tone: 'filled', onPress: [{ do: 'refresh' }] },
    { type: 'button', label: 'complete.again', tone: 'quiet', onPress: [{ do: 'back' }] },
  ],
} as const
