import { TEXT } from '../slots.ts'

export const steps = {
  since: 1,
  description:
    'A form in steps: shows one at a time, and validates each before the next. Its children are `step` nodes.',
  decorative: false,
  container: true,
  props: {
    type: 'object',
    properties: {
      hint: {
        ...TEXT,
        description: 'A line above the button to the next step: what must not be forgotten. Optional.',
      },
      next: { ...TEXT, description: 'The label of the button to the next step.' },
      back: { ...TEXT, description: 'The label of the button to the previous step.' },
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
