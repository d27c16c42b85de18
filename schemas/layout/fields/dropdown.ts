import { fieldBase } from '../fieldBase.ts'
import { ITEMS } from '../slots.ts'

export const dropdown = {
  since: 1,
  description: 'A choice from a list; searchable when the list is long.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      ...fieldBase,
      items: ITEMS,
    },
    required: ['kind', 'name', 'label', 'items'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'field',
      kind: 'dropdown',
      name: 'bank',
      label: 'field.bank',
      items: [
        { text: { text: { en: 'BBVA' } }, value: 'bbva' },
        { text: { text: { en: 'Santander' } }, value: 'santander' },
      ],
    },
  ],
} as const
