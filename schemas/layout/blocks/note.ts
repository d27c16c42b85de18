import { ICON, TEXT, TONE } from '../slots.ts'

export const note = {
  since: 1,
  description: 'An unobtrusive note with an icon, in one of four tones.',
  decorative: false,
  container: false,

  props: {
    type: 'object',
    properties: {
      tone: { ...TONE, description: 'The colour and urgency: `bad` is announced immediately. Default `info`.' },
      icon: { ...ICON, description: 'The icon before the text; default: that of the tone.' },
      text: { ...TEXT, description: 'The text.' },
    },
    required: ['text'],
    additionalProperties: false,
  },
  examples: [
    { type: 'note', tone: 'warn', icon: 'warning', text: 'empty.text' },
    { type: 'note', tone: 'info', text: 'empty.text' },
  ],
} as const
