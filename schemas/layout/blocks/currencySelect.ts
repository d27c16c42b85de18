import { CURRENCIES, REF, TEXT } from '../slots.ts'

export const currencySelect = {
  since: 1,
  description: 'The currency that the list is in, and the way to another one: a press on it does `currency.choose`.',
  decorative: false,
  container: false,

  props: {
    type: 'object',
    properties: {
      label: { ...TEXT, description: 'What is chosen, for eyes and ears.' },
      searchLabel: { ...TEXT, description: 'The name of the box that a long list is searched with.' },
      source: { ...CURRENCIES, description: 'What can be chosen: `currencies.all`.' },
      selected: { ...REF, description: 'The code of the one that is chosen: `currencies.code`.' },
    },
    required: ['label', 'searchLabel', 'source', 'selected'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'currencySelect',
      label: 'cryptobalance.currency',
      searchLabel: 'cryptobalance.currency.search',
      source: 'currencies.all',
      selected: { $: 'currencies.code' },
    },
  ],
} as const
