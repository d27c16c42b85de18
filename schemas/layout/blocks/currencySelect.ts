import { CURRENCIES, REF, TEXT } from '../slots.ts'

export const currencySelect = {
  since: 1,
  description: 'A select for the currency of the list: choosing one does `currency.choose`.',
  decorative: false,
  container: false,

  props: {
    type: 'object',
    properties: {
      label: { ...TEXT, description: 'The label.' },
      searchLabel: { ...TEXT, description: 'The accessible name of the search box of a long list.' },
      source: { ...CURRENCIES, description: 'The choices: `currencies.all`.' },
      selected: { ...REF, description: 'The code of the selected currency: `currencies.code`.' },
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
