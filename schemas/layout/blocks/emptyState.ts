import { ACTIONS, ICON, TEXT } from '../slots.ts'

export const emptyState = {
  since: 1,
  description: 'A page or list with nothing in it, and a way on.',
  decorative: false,
  container: false,

  props: {
    type: 'object',
    properties: {
      icon: { ...ICON, description: 'The icon above the title; without one, `info`.' },
      title: { ...TEXT, description: 'What is the matter, in a few words.' },
      text: { ...TEXT, description: 'Why, and what the player can do.' },
      label: { ...TEXT, description: 'What stands on its button; there is one when `onPress` is said as well.' },
      tone: {
        description: 'How much its button stands out; without one, `quiet`.',
        enum: ['filled', 'outline', 'quiet'],
      },
      onPress: { ...ACTIONS, description: 'What its button does.' },
    },
    required: ['title'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'emptyState',
      icon: 'search',
      title: 'search.title',
      text: 'search.text',
      label: 'search.clear',
      onPress: [{ do: 'search.clear' }],
    },
  ],
} as const
