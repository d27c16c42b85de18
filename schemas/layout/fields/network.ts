import { fieldBase } from '../fieldBase.ts'
import { ITEMS } from '../slots.ts'

export const network = {
  since: 1,
  description: 'A choice of blockchain networks, one row each.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      ...fieldBase,
      items: { ...ITEMS, description: 'The networks.' },
    },
    required: ['kind', 'name', 'label', 'items'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'field',
      kind: 'network',
      name: 'network',
      label: { text: { en: 'Network' } },
      items: [
        { text: { text: { en: 'TRC-20' } }, value: 'trc20', note: { text: { en: 'Tron' } } },
        { text: { text: { en: 'ERC-20' } }, value: 'erc20', note: { text: { en: 'Ethereum' } } },
      ],
    },
  ],
} as const
