import { TEXT, TIME } from '../slots.ts'

export const countdown = {
  since: 1,
  description: 'The remaining time, as digits and a ring; above a day, in days and hours. Whole minutes are announced.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      source: { ...TIME, description: 'The deadline.' },
      label: { ...TEXT, description: 'The accessible name of the time.' },
      hint: { ...TEXT, description: 'Small text beside the time: what it is for.' },
      look: {
        description:
          '`ring`: large digits with a ring, for a card; `pill`: one small line, for a page with other content. Default `ring`.',
        enum: ['ring', 'pill'],
      },
    },
    required: ['source', 'label'],
    additionalProperties: false,
  },
  examples: [
    { type: 'countdown', source: 'invoice.time', label: 'invoice.time', hint: 'invoice.time.hint', look: 'pill' },
  ],
} as const
