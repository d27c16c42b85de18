import { TEXT } from '../slots.ts'

export const spinner = {
  since: 1,
  description: 'A loading indicator with a text.',
  decorative: true,
  container: false,
  props: {
    type: 'object',
    properties: { label: { ...TEXT, description: 'What is loading.' } },
    required: ['label'],
    additionalProperties: false,
  },
  examples: [{ type: 'spinner', label: 'withdrawal.methods.loading' }],
} as const
