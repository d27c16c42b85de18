import { fieldBase } from '../fieldBase.ts'
import { TEXTS } from '../slots.ts'

export const country = {
  since: 1,
  description: "A select of countries with flags and names in the player's language. The value is the ISO code.",
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      ...fieldBase,
      only: {
        description: 'ISO codes of the allowed countries.',
        type: 'array',
        minItems: 1,
        maxItems: 250,
        items: { type: 'string', pattern: '^[A-Z]{2}$' },
      },
      among: { ...TEXTS, description: 'The path of a list of allowed codes; combined with `only`, those in both.' },
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
