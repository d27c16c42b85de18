import { ICON, TEXT, TONE } from '../slots.ts'

export const note = {
  since: 1,
  description: 'Something to know, with an icon: quiet, in one of four tones.',
  decorative: false,
  container: false,

  props: {
    type: 'object',
    properties: {
      tone: { ...TONE, description: 'Its colour, and how it is read out: `bad` at once. Without one, `info`.' },
      icon: { ...ICON, description: 'The icon before the text; without one, that of the tone.' },
      text: { ...TEXT, description: 'What it says.' },
    },
    required: ['text'],
    additionalProperties: false,
  },
  examples: [
    { type: 'note', tone: 'warn', icon: 'warning', text: 'empty.text' },
    { type: 'note', tone: 'info', text: 'empty.text' },
  ],
} as const
