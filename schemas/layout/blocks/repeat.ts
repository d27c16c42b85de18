import { LIST, NODES } from '../slots.ts'

export const repeat = {
  since: 1,
  description: 'Its children once for each item of a list.',
  decorative: false,
  container: true,

  props: {
    type: 'object',
    properties: {
      each: { ...LIST, description: 'The list: `methods.tiles`, `region.countries`.' },
      as: {
        description: 'The name under which its children read the item.',
        type: 'string',
        pattern: '^[a-z][A-Za-z0-9]*$',
        maxLength: 30,
      },
      key: {
        description: 'The path that tells items apart: `tile.id`.',
        type: 'string',
        pattern: '^[a-z][A-Za-z0-9_.]*$',
      },
      max: { description: 'How many of them are drawn at most.', type: 'integer', minimum: 1, maximum: 500 },
      layout: {
        description:
          'How the items lie: `grid`, beside one another; `list`, below one another; `cards`, so too, with room between them; `wrap`, each as wide as it is; `strip`, so too, and on a phone in one line that scrolls. Without it, `list`.',
        enum: ['grid', 'list', 'cards', 'wrap', 'strip'],
      },
      empty: { ...NODES, description: 'What is drawn when the list has nothing in it.' },
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
