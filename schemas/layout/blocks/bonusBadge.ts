import { CONDITION, PICTURE, TEXT } from '../slots.ts'

export const bonusBadge = {
  since: 1,
  description: 'The bonus that a deposit brings, and whether the amount reaches it.',
  decorative: false,
  container: false,

  props: {
    type: 'object',
    properties: {
      title: { ...TEXT, description: 'The bonus in one line.' },
      text: { ...TEXT, description: 'What has to be paid for it, under the title.' },
      source: { ...PICTURE, description: 'A picture of it; without one a gift stands there.' },
      active: { ...CONDITION, description: 'Whether the amount brings the bonus: it is then lit.' },
    },
    required: ['title'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'bonusBadge',
      title: 'bonus.title',
      text: 'bonus.condition',
      source: 'bonus.picture',
      active: 'bonus.active',
    },
  ],
} as const
