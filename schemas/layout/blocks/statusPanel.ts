import { REF, TEXT } from '../slots.ts'

export const statusPanel = {
  since: 1,
  description: 'The outcome of a payment: an icon, a title, a sentence. Announced when it changes.',
  decorative: false,
  container: false,

  props: {
    type: 'object',
    properties: {
      status: { ...REF, description: 'The status: `deposit.look`. It determines the icon.' },
      title: { ...TEXT, description: 'The outcome, in a few words.' },
      text: { ...TEXT, description: 'What it means, and what the player can do.' },
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
