import { ACTIONS, ICON, TEXT } from '../slots.ts'

export const emptyState = {
  since: 1,
  description: 'A page or list with nothing in it, and a way on.',
  decorative: false,
  container: false,

  props: {
    type: 'object',
    properties: {
      icon: ICON,
      title: TEXT,
      text: TEXT,
      label: TEXT,
      tone: { enum: ['filled', 'outline', 'quiet'] },
      onPress: ACTIONS,
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
