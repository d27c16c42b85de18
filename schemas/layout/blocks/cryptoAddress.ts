import { PAID_REF } from '../pieces.ts'
import { TEXT } from '../slots.ts'

export const cryptoAddress = {
  since: 1,
  description:
    'A crypto address: in groups for comparison, with the first and last five characters emphasized and a button that copies it exactly.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      label: { ...TEXT, description: 'The label: the coin and its network.' },
      value: { ...PAID_REF, description: 'The address.' },
      copyLabel: { ...TEXT, description: 'The label of the button.' },
    },
    required: ['label', 'value', 'copyLabel'],
    additionalProperties: false,
  },
  examples: [
    { type: 'cryptoAddress', label: 'crypto.address', value: { $: 'crypto.address' }, copyLabel: 'crypto.copy' },
  ],
} as const
