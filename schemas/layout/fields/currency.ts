import { fieldBase } from '../fieldBase.ts'
import { TEXTS } from '../slots.ts'

export const currency = {
  since: 1,
  description: 'A currency with its icon. The value is its code.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      ...fieldBase,
      only: {
        description: 'Codes of the currencies that may be chosen.',
        type: 'array',
        minItems: 1,
        maxItems: 150,
        items: { type: 'string', pattern: '^[A-Z0-9]{3,10}$' },
      },
      among: { ...TEXTS, description: 'The path of a list of such codes; of both, those that stand in each.' },
    },
    required: ['kind', 'name', 'label'],
    additionalProperties: false,
  },
  examples: [
    { type: 'field', kind: 'currency', name: 'payCurrency', label: { text: { en: 'Currency' } }, only: ['USD', 'EUR'] },
  ],
} as const
