import { fieldBase } from '../fieldBase.ts'
import { CASCADE, ITEMS } from '../slots.ts'

export const dropdown = {
  since: 1,
  description: 'A choice from a list, searchable when the list is long. The choices may depend on another field.',
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
      kind: 'dropdown',
      name: 'bank',
      label: 'field.bank',
      items: [
        { text: { text: { en: 'BBVA' } }, value: 'bbva', icon: 'mxn' },
        { text: { text: { en: 'Santander' } }, value: 'santander', icon: 'eur' },
      ],
    },
  ],
} as const
