import { PATH } from '../pieces.ts'
import { CASES, NODES } from '../slots.ts'

export const switchNode = {
  since: 1,
  description: 'Shows one of several node lists, selected by a value.',
  decorative: false,
  container: false,

  props: {
    type: 'object',
    properties: {
      on: { description: 'The path of the value.', type: 'string', pattern: PATH },
      cases: { ...CASES, description: 'The nodes for each value.' },
      else: { ...NODES, description: 'The nodes for any other value.' },
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
