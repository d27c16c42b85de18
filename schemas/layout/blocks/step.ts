import { TEXT } from '../slots.ts'

export const step = {
  since: 1,
  description: 'One step of a form. Allowed in `steps` only.',
  decorative: false,
  container: true,
  props: {
    type: 'object',
    properties: {
      title: { ...TEXT, description: 'The title of the step, shown among the steps above the form.' },
    },
    required: ['title'],
    additionalProperties: false,
  },
  examples: [{ type: 'step', title: { text: { en: 'You' } }, children: [{ type: 'text', text: 'summary.note' }] }],
} as const
