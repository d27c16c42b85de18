import { fieldBase } from '../fieldBase.ts'
import { REF } from '../slots.ts'

export const state = {
  since: 1,
  description:
    'The state or province of a country, sent as its ISO 3166-2 code without the country (`CA`, `NSW`, `SP`): a list in Australia, Brazil, Canada, India, Mexico and the United States, whose providers require it, and a text elsewhere.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      ...fieldBase,
      country: { ...REF, description: 'The country, by its ISO code.' },
    },
    required: ['kind', 'name', 'label', 'country'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'field',
      kind: 'state',
      name: 'state',
      label: { text: { en: 'State' } },
      country: { $: 'user.paymentGeo' },
    },
  ],
} as const
