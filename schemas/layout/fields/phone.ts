import { fieldBase } from '../fieldBase.ts'
import { MARK, PHONE_PIECES, REF } from '../slots.ts'

export const phone = {
  since: 1,
  description: "A phone number with its country's prefix, which can't be deleted.",
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      ...fieldBase,
      country: {
        ...REF,
        description: "The country of the prefix, by its ISO code; default: the player's country.",
      },
      mark: MARK,
      sendAs: PHONE_PIECES,
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
      mark: 'flag',
    },
  ],
} as const
