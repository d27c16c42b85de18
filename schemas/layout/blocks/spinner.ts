import { TEXT } from '../slots.ts'

export const spinner = {
  since: 1,
  description: 'That something is on its way, in words beside a turning ring.',
  decorative: true,
  container: false,
  props: {
    type: 'object',
    properties: { label: { ...TEXT, description: 'What is on its way.' } },
    required: ['label'],
    additionalProperties: false,
  },
  examples: [{ type: 'spinner', label: 'withdrawal.methods.loading' }],
} as const
