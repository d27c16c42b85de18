import { ACTIONS, CONDITION, TEXT } from '../slots.ts'

export const toggle = {
  since: 1,
  description: 'On or off, at once: a switch that is no field of the form.',
  decorative: false,
  container: false,
  pressable: true,
  props: {
    type: 'object',
    properties: {
      label: { ...TEXT, description: 'What is on or off.' },
      hint: { ...TEXT, description: 'What it means, in small words below.' },
      on: { ...CONDITION, description: 'Whether it is on.' },
      onPress: { ...ACTIONS, description: 'What a press does: `bonus.toggle`.' },
    },
    required: ['label', 'on', 'onPress'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'toggle',
      label: 'bonus.switch',
      on: 'bonus.mode == "with_bonus"',
      onPress: [{ do: 'bonus.toggle' }],
    },
  ],
} as const
