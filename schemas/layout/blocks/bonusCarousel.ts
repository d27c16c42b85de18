import { BONUSES, TEXT } from '../slots.ts'

export const bonusCarousel = {
  since: 1,
  description:
    'Bonuses as a row of cards, scrolled by touch, two buttons and the arrow keys. A press on a card is `bonus.open`.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      source: { ...BONUSES, description: 'The bonuses.' },
      title: { ...TEXT, description: 'The title above them, also their accessible name.' },
    },
    required: ['source', 'title'],
    additionalProperties: false,
  },
  examples: [{ type: 'bonusCarousel', source: 'bonuses.list', title: 'bonus.carousel' }],
} as const
