import { REF } from '../pieces.ts'
import { ACTIONS, BADGE, TEXT } from '../slots.ts'

export const bonusCard = {
  since: 1,
  description: 'A bonus as a card in its own colours; with `onPress` it is a button.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      title: { ...TEXT, description: 'The bonus in one line.' },
      text: { ...TEXT, description: 'A second line.' },
      condition: { ...TEXT, description: 'What has to be paid for it.' },
      theme: {
        ...REF,
        description: 'Its colours: `pink`, `purple`, `blue`, `orange`, `freespin`; any other is `blue`.',
      },
      badge: { ...BADGE, description: 'A label on it: which one is chosen.' },
      onPress: { ...ACTIONS, description: 'What a press does: `bonus.open`.' },
    },
    required: ['title'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'bonusCard',
      title: { $: 'bonus.title' },
      text: { $: 'bonus.subtitle' },
      theme: { $: 'bonus.theme' },
      badge: { text: 'bonus.chosen', when: 'bonus.chosen' },
    },
  ],
} as const
