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
      label: TEXT,
      tone: { enum: ['filled', 'outline', 'quiet'] },
      enabled: CONDITION,
      onPress: ACTIONS,
    },
    required: ['label', 'onPress'],
    additionalProperties: false,
  },
  examples: [
    { type: 'button', label: 'error.refresh', tone: 'filled', onPress: [{ do: 'refresh' }] },
    { type: 'button', label: 'complete.again', tone: 'quiet', onPress: [{ do: 'back' }] },
  ],
} as const
