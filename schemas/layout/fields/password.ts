import { fieldBase } from '../fieldBase.ts'
import { INPUT_MODE } from '../slots.ts'

const { keep: _, ...base } = fieldBase

export const password = {
  since: 1,
  description:
    'A password, hidden while typing, with a button that shows it. Sent exactly as typed; never stored, and not part of a review.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      ...base,
      inputMode: INPUT_MODE,
      maxLength: { description: 'The maximum number of characters.', type: 'integer', minimum: 1, maximum: 500 },
      autoComplete: {
        description:
          'Whether a password manager may fill it in: `current-password`, the default, for an account that the player has; `new-password`; `off` for the code of a voucher or a card.',
        enum: ['current-password', 'new-password', 'off'],
      },
    },
    required: ['kind', 'name', 'label'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'field',
      kind: 'password',
      name: 'password',
      label: { text: { en: 'Password of your wallet' } },
      autoComplete: 'current-password',
    },
  ],
} as const
