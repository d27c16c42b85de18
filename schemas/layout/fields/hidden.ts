import { fieldBase } from '../fieldBase.ts'

export const hidden = {
  since: 1,
  description: 'A value that is sent without being shown.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      ...fieldBase,
    },
    required: ['kind', 'name'],
    additionalProperties: false,
  },
  examples: [{ type: 'field', kind: 'hidden', name: 'numberId', initial: { $: 'user.currency' } }],
} as const
