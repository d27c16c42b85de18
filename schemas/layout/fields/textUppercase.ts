import { fieldBase } from '../fieldBase.ts'
import { MASK } from '../slots.ts'

export const textUppercase = {
  since: 1,
  description: 'One line of text in capitals.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      ...fieldBase,
      autoComplete: { type: 'string', maxLength: 40 },
      maxLength: { type: 'integer', minimum: 1, maximum: 500 },
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
