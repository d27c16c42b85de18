import { fieldBase } from '../fieldBase.ts'
import { TEXTS } from '../slots.ts'

export const currency = {
  since: 1,
  description: 'A select of currencies with icons. The value is the currency code.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      ...fieldBase,
      only: {
        description: 'Codes of the allowed currencies.',
        type: 'array',
        minItems: 1,
        maxItems: 150,
        items: { type: 'string', pattern: '^[A-Z0-9]{3,10}$' },
      },
      among: { ...TEXTS, description: 'The path of a list of allowed codes; combined with `only`, those in both.' },
    },
    required: ['kind', 'name', 'label'],
    additionalProperties: false,
  },
  examples: [
    { type: 'field', kind: 'currency', name: 'payCurrency', label: { text: { en: 'Currency' } }, only: ['USD', 'EUR'] },
  ],
} as const
