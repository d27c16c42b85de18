import { PAID_REF } from '../pieces.ts'
import { TEXT } from '../slots.ts'

export const cryptoAddress = {
  since: 1,
  description:
    'An address to send coins to: in groups that can be compared, the first and the last five signs standing out, with a button that copies it to the letter.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      label: { ...TEXT, description: 'What the address is of: the coin and its network.' },
      value: { ...PAID_REF, description: 'The address.' },
      copyLabel: { ...TEXT, description: 'What stands on the button.' },
    },
    required: ['label', 'value', 'copyLabel'],
    additionalProperties: false,
  },
  examples: [
    { type: 'cryptoAddress', label: 'crypto.address', value: { $: 'crypto.address' }, copyLabel: 'crypto.copy' },
  ],
} as const
