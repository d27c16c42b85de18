import { fieldBase } from '../fieldBase.ts'
import { REF } from '../slots.ts'

export const phone = {
  since: 1,
  description: 'A phone number behind the prefix of its country, which cannot be deleted.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      ...fieldBase,
      country: {
        ...REF,
        description: 'The country whose prefix it has, by its ISO code; without one, the country of the player.',
      },
    },
    required: ['kind', 'name', 'label'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'field',
      kind: 'phone',
      name: 'phone',
      label: { text: { en: 'Phone' } },
      country: { $: 'user.paymentGeo' },
    },
  ],
} as const
