import { CASES, NODES } from '../slots.ts'

export const switchNode = {
  since: 1,
  description: 'One of several node lists, chosen by a value.',
  decorative: false,
  container: false,

  props: {
    type: 'object',
    properties: {
      on: { description: 'The path of the value.', type: 'string', pattern: '^[a-z][A-Za-z0-9_.]*$' },
      cases: CASES,
      else: NODES,
    },
    required: ['on', 'cases'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'switch',
      on: 'deposit.status',
      cases: { processed: [{ type: 'text', text: 'complete.processed.text' }] },
      else: [{ type: 'text', text: 'complete.waiting.text' }],
    },
  ],
} as const
