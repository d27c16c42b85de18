import { ACTIONS, CONDITION, TEXT } from '../slots.ts'

export const toggle = {
  since: 1,
  description: "A switch outside of the form's fields that applies immediately.",
  decorative: false,
  container: false,
  pressable: true,
  props: {
    type: 'object',
    properties: {
      label: { ...TEXT, description: 'The label.' },
      hint: { ...TEXT, description: 'An explanation in small text below.' },
      on: { ...CONDITION, description: 'Whether it is on.' },
      onPress: { ...ACTIONS, description: 'The commands of a press: `bonus.toggle`.' },
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
