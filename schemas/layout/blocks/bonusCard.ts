import { REF } from '../pieces.ts'
import { ACTIONS, BADGE, TEXT } from '../slots.ts'

export const bonusCard = {
  since: 1,
  description: 'A bonus card in the colours of its theme; with `onPress` it is a button.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      title: { ...TEXT, description: 'The bonus in one line.' },
      text: { ...TEXT, description: 'A second line.' },
      condition: { ...TEXT, description: 'The required amount.' },
      theme: {
        ...REF,
        description: 'Its colours: `pink`, `purple`, `blue`, `orange`, `freespin`; any other is `blue`.',
      },
      badge: { ...BADGE, description: 'A label on it: the chosen one.' },
      onPress: { ...ACTIONS, description: 'The commands of a press: `bonus.open`.' },
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
