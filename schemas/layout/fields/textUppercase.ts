import { fieldBase } from '../fieldBase.ts'
import { AUTO_COMPLETE, MARK, MASK, ONLY, TEXT_PIECES } from '../slots.ts'

export const textUppercase = {
  since: 1,
  description: 'A single-line text in upper case.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      ...fieldBase,
      autoComplete: AUTO_COMPLETE,
      maxLength: { description: 'The maximum number of characters.', type: 'integer', minimum: 1, maximum: 500 },
      mark: MARK,
      mask: MASK,
      only: ONLY,
      sendAs: TEXT_PIECES,
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
