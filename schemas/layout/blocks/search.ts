import { TEXT } from '../slots.ts'

export const search = {
  since: 1,
  description: 'A search box over a list.',
  decorative: false,
  container: false,

  props: {
    type: 'object',
    properties: {
      over: {
        description: 'What is searched: the methods of a list, the countries, or the banks.',
        enum: ['methods', 'countries', 'banks'],
      },
      label: { ...TEXT, description: 'The name of the box, for eyes and ears.' },
    },
    required: ['over', 'label'],
    additionalProperties: false,
  },
  examples: [{ type: 'search', over: 'methods', label: 'search.label' }],
} as const
