import { BONUSES, TEXT } from '../slots.ts'

export const bonusCarousel = {
  since: 1,
  description:
    'Bonuses as cards beside one another, in one line that is moved by the finger, by two buttons and by the arrow keys. A press on one is `bonus.open`.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      source: { ...BONUSES, description: 'The bonuses.' },
      title: { ...TEXT, description: 'What stands over them, and their name for a screen reader.' },
    },
    required: ['source', 'title'],
    additionalProperties: false,
  },
  examples: [{ type: 'bonusCarousel', source: 'bonuses.list', title: 'bonus.carousel' }],
} as const
