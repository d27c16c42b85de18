import { TEXT } from '../slots.ts'

export const steps = {
  since: 1,
  description: 'A form in steps: one at a time, each checked before the next. Its children are steps.',
  decorative: false,
  container: true,
  props: {
    type: 'object',
    properties: {
      next: { ...TEXT, description: 'What the button says that leads on.' },
      back: { ...TEXT, description: 'What the button says that leads back.' },
    },
    required: ['next', 'back'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'steps',
      next: 'form.steps.next',
      back: 'form.steps.back',
      children: [
        { type: 'step', title: { text: { en: 'You' } }, children: [{ type: 'text', text: 'summary.note' }] },
        { type: 'step', title: { text: { en: 'Check' } }, children: [{ type: 'text', text: 'summary.note' }] },
      ],
    },
  ],
} as const
