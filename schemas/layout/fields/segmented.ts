import { fieldBase } from '../fieldBase.ts'
import { ITEMS } from '../slots.ts'

export const segmented = {
  since: 1,
  description: 'Two to four short choices side by side.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      ...fieldBase,
      items: { ...ITEMS, description: 'The choices.' },
    },
    required: ['kind', 'name', 'label', 'items'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'field',
      kind: 'segmented',
      name: 'payBy',
      label: { text: { en: 'Pay by' } },
      default: 'account',
      items: [
        { text: { text: { en: 'Bank account' } }, value: 'account' },
        { text: { text: { en: 'PayID' } }, value: 'payid' },
      ],
    },
  ],
} as const
