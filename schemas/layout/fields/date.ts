import { DATE_FORMATS } from '../../typing/date.ts'
import { fieldBase } from '../fieldBase.ts'
import { AUTO_COMPLETE, DATE_PIECES } from '../slots.ts'

export const date = {
  since: 1,
  description: 'A typed date, or a month and a year, such as the expiry of a card.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      ...fieldBase,
      format: {
        description: 'The format; default `DD/MM/YYYY`.',
        enum: DATE_FORMATS,
      },
      autoComplete: AUTO_COMPLETE,
      sendAs: DATE_PIECES,
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
    {
      type: 'field',
      kind: 'date',
      name: 'expiry',
      label: { text: { en: 'Expiry date' } },
      format: 'MM/YY',
      autoComplete: 'cc-exp',
      sendAs: { expiryMonth: 'month', expiryYear: 'year' },
    },
  ],
} as const
