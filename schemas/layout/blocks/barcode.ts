import { BARCODE_FORMATS } from '../../typing/barcode.ts'
import { PAID_REF } from '../pieces.ts'
import { TEXT } from '../slots.ts'

export const barcode = {
  since: 1,
  description:
    'A bar code for the till of a shop, with its digits as text to copy. A value that does not fit the format is shown as text only, and reported.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      value: { ...PAID_REF, description: 'What the till reads. Nothing is drawn without it.' },
      format: {
        description:
          'The kind of bars, as the provider names it. `itf`: an even number of digits, such as the 44 of a boleto; `code128`: letters, digits and punctuation, such as the reference of OXXO. At most 60 characters.',
        enum: BARCODE_FORMATS,
      },
      label: { ...TEXT, description: 'The accessible name of the bars, and the label of the digits.' },
      digits: {
        ...PAID_REF,
        description: 'The text below the bars, if players type another one than the till reads; default: the value.',
      },
      hint: { ...TEXT, description: 'What to do with it.' },
    },
    required: ['value', 'format', 'label'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'barcode',
      format: 'code128',
      value: { $: 'invoice.lines.reference' },
      label: { text: { en: 'Reference' } },
      hint: { text: { en: 'Show it at the till' } },
    },
    {
      type: 'barcode',
      format: 'itf',
      value: { $: 'invoice.lines.barcode' },
      digits: { $: 'invoice.lines.line' },
      label: { text: { en: 'Bar code' } },
    },
  ],
} as const
