import { ACTIONS, ICON, TEXT } from '../slots.ts'

export const emptyState = {
  since: 1,
  description: 'A message for an empty page or list, with a way to continue.',
  decorative: false,
  container: false,

  props: {
    type: 'object',
    properties: {
      icon: { ...ICON, description: 'The icon above the title; default `info`.' },
      title: { ...TEXT, description: 'The problem, in a few words.' },
      text: { ...TEXT, description: 'The reason, and what the player can do.' },
      label: { ...TEXT, description: 'The label of its button; shown only together with `onPress`.' },
      tone: {
        description: 'The prominence of its button; default `quiet`.',
        enum: ['filled', 'outline', 'quiet'],
      },
      onPress: { ...ACTIONS, description: 'The commands of its button.' },
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
