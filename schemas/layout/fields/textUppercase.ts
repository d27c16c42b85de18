import { fieldBase } from '../fieldBase.ts'
import { AUTO_COMPLETE, MASK } from '../slots.ts'

export const textUppercase = {
  since: 1,
  description: 'One line of text in capitals.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      ...fieldBase,
      autoComplete: AUTO_COMPLETE,
      maxLength: { description: 'How many signs it takes at most.', type: 'integer', minimum: 1, maximum: 500 },
      mask: MASK,
    },
    required: ['kind', 'name', 'label'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'field',
      kind: 'textUppercase',
      name: 'voucher',
      label: { text: { en: 'Voucher code' } },
      mask: 'AAAA-####',
    },
  ],
} as const
