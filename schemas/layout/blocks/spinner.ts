import { TEXT } from '../slots.ts'

export const spinner = {
  since: 1,
  description: 'A loading indicator with a text.',
  decorative: true,
  container: false,
  props: {
    type: 'object',
    properties: {
      label: { ...TEXT, description: 'What is loading.' },
      alone: {
        description:
          'What follows it on the page keeps its place but is not seen meanwhile: where it will be is known only when the content has come. Default false.',
        type: 'boolean',
      },
    },
    required: ['label'],
    additionalProperties: false,
  },
  examples: [{ type: 'spinner', label: 'withdrawal.methods.loading', alone: true }],
} as const
