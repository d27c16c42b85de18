import { LIST, NODES } from '../slots.ts'

export const repeat = {
  since: 1,
  description: 'Repeats its children for each item of a list.',
  decorative: false,
  container: true,

  props: {
    type: 'object',
    properties: {
      each: { ...LIST, description: 'The list: `methods.tiles`, `region.countries`.' },
      as: {
        description: 'The name of the item within its children.',
        type: 'string',
        pattern: '^[a-z][A-Za-z0-9]*$',
        maxLength: 30,
      },
      key: {
        description: "The path of the item's unique key: `tile.id`.",
        type: 'string',
        pattern: '^[a-z][A-Za-z0-9_.]*$',
      },
      max: { description: 'The maximum number of items.', type: 'integer', minimum: 1, maximum: 500 },
      layout: {
        description:
          'The arrangement of the items: `grid`; `list`; `cards`, a list with space between the items; `wrap`, as wide as their content; `strip`, like `wrap`, but on a phone a single scrolling line. Default `list`.',
        enum: ['grid', 'list', 'cards', 'wrap', 'strip'],
      },
      empty: { ...NODES, description: 'The nodes shown when the list is empty.' },
    },
    required: ['each', 'as', 'key'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'repeat',
      each: 'methods.tiles',
      as: 'tile',
      key: 'tile.id',
      layout: 'grid',
      ariaLabel: 'deposit.methods.list',
      children: [{ type: 'methodTile', source: 'tile', onPress: [{ do: 'method.open', method: { $: 'tile.id' } }] }],
      empty: [{ type: 'emptyState', icon: 'search', title: 'search.title', text: 'search.text' }],
    },
  ],
} as const
