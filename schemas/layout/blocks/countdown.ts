import { TEXT, TIME } from '../slots.ts'

export const countdown = {
  since: 1,
  description: 'The time that is left, as figures and a ring. Whole minutes are read out.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      source: { ...TIME, description: 'The time that is left.' },
      label: { ...TEXT, description: 'The name of the figures, for a screen reader.' },
      hint: { ...TEXT, description: 'Small words under the figures: what the time is for.' },
    },
    required: ['source', 'label'],
    additionalProperties: false,
  },
  examples: [{ type: 'countdown', source: 'invoice.time', label: 'invoice.time', hint: 'invoice.time.hint' }],
} as const
