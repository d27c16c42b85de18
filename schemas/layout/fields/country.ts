import { fieldBase } from '../fieldBase.ts'
import { TEXTS } from '../slots.ts'

export const country = {
  since: 1,
  description: 'A country with its flag, by its name in the language of the player. The value is its ISO code.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      ...fieldBase,
      only: {
        description: 'ISO codes of the countries that may be chosen.',
        type: 'array',
        minItems: 1,
        maxItems: 250,
        items: { type: 'string', pattern: '^[A-Z]{2}$' },
      },
      among: { ...TEXTS, description: 'The path of a list of such codes; of both, those that stand in each.' },
    },
    required: ['kind', 'name', 'label'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'field',
      kind: 'country',
      name: 'country',
      label: { text: { en: 'Country' } },
      initial: { $: 'user.paymentGeo' },
      only: ['MX', 'BR', 'AR'],
    },
  ],
} as const
