import { SLIDES } from '../slots.ts'

export const slides = {
  since: 1,
  description:
    'The steps of an instruction. With images: one at a time, changed by buttons, arrow keys and swipes. Without images: a numbered list.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      source: { ...SLIDES, description: 'The steps.' },
    },
    required: ['source'],
    additionalProperties: false,
  },
  examples: [{ type: 'slides', source: 'instruction.steps', ariaLabel: 'instruction.title' }],
} as const
