import { CONDITION, PICTURE, TEXT } from '../slots.ts'

export const bonusBadge = {
  since: 1,
  description: 'The bonus of a deposit, and whether the amount qualifies.',
  decorative: false,
  container: false,

  props: {
    type: 'object',
    properties: {
      title: { ...TEXT, description: 'The bonus in one line.' },
      text: { ...TEXT, description: 'The required amount, below the title.' },
      source: { ...PICTURE, description: 'An image of it; default: a gift.' },
      active: { ...CONDITION, description: 'Whether the amount qualifies for the bonus: it is then highlighted.' },
    },
    required: ['title'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'bonusBadge',
      title: { $: 'bonus.title' },
      text: { $: 'bonus.condition' },
      source: 'bonus.picture',
      active: 'bonus.active',
    },
  ],
} as const
