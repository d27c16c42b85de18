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
        description: 'The searched list: methods, countries, or banks.',
        enum: ['methods', 'countries', 'banks'],
      },
      label: { ...TEXT, description: 'The label of the box.' },
    },
    required: ['over', 'label'],
    additionalProperties: false,
  },
  examples: [{ type: 'search', over: 'methods', label: 'search.label' }],
} as const
