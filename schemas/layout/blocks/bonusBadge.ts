import { CONDITION, TEXT } from '../slots.ts'

export const bonusBadge = {
  since: 1,
  description: 'The bonus that a deposit brings, and whether the amount reaches it.',
  decorative: false,
  container: false,

  props: {
    type: 'object',
    properties: {
      title: TEXT,
      text: TEXT,
      active: CONDITION,
    },
    required: ['title'],
    additionalProperties: false,
  },
  examples: [{ type: 'bonusBadge', title: 'bonus.title', text: 'bonus.condition', active: 'bonus.active' }],
} as const
