import { REF, TEXT } from '../slots.ts'

export const statusPanel = {
  since: 1,
  description: 'What became of a payment: an icon, a title, a sentence. Announced when it changes.',
  decorative: false,
  container: false,

  props: {
    type: 'object',
    properties: {
      status: REF,
      title: TEXT,
      text: TEXT,
    },
    required: ['status', 'title'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'statusPanel',
      status: { $: 'deposit.status' },
      title: 'complete.waiting.title',
      text: 'complete.waiting.text',
    },
  ],
} as const
