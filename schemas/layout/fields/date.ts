import { fieldBase } from '../fieldBase.ts'
import { AUTO_COMPLETE } from '../slots.ts'

export const date = {
  since: 1,
  description: 'A typed date.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      ...fieldBase,
      format: {
        description: 'The format; default `DD/MM/YYYY`.',
        enum: ['DD/MM/YYYY', 'DD.MM.YYYY', 'DD-MM-YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD'],
      },
      autoComplete: AUTO_COMPLETE,
    },
    required: ['kind', 'name', 'label'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'field',
      kind: 'date',
      name: 'birthday',
      label: { text: { en: 'Date of birth' } },
      format: 'DD/MM/YYYY',
      autoComplete: 'bday',
      rules: [{ check: 'minAge', years: 18 }],
      wire: 'plain',
    },
  ],
} as const
