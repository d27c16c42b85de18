import { fieldBase } from '../fieldBase.ts'
import { CASCADE, ITEMS } from '../slots.ts'

export const radio = {
  since: 1,
  description: 'A choice, one row each.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      ...fieldBase,
      items: { ...ITEMS, description: 'The choices. Either these, or `cascade`, or those of the server.' },
      cascade: { ...CASCADE, description: 'Choices that depend on the value of another field.' },
    },
    required: ['kind', 'name', 'label'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'field',
      kind: 'radio',
      name: 'account',
      label: { text: { en: 'Account' } },
      items: [
        { text: { text: { en: 'Bank account' } }, value: 'account' },
        { text: { text: { en: 'PayID' } }, value: 'payid' },
      ],
    },
  ],
} as const
