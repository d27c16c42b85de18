import { PAID_REF } from '../pieces.ts'
import { CONDITION, TEXT } from '../slots.ts'

export const qr = {
  since: 1,
  description: 'A QR code, drawn from its text, or from the picture that came where there is no text. It can be saved.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      value: { ...PAID_REF, description: 'What is scanned.' },
      picture: { ...PAID_REF, description: 'The code as a picture, for where there is no text.' },
      label: { ...TEXT, description: 'Its name for those who cannot scan it.' },
      hint: { ...TEXT, description: 'What to do with it.' },
      size: {
        description: 'How big the code is; without one, `m`. `l` where scanning it is the only way to pay.',
        enum: ['m', 'l'],
      },
      waits: { ...CONDITION, description: 'Whether it is on its way: its place is kept.' },
      save: {
        ...TEXT,
        description: 'What stands on the button that saves it as a picture; without it, there is none.',
      },
    },
    required: ['value', 'label'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'qr',
      value: { $: 'invoice.qr' },
      picture: { $: 'invoice.qrPicture' },
      label: 'qr.label',
      hint: 'qr.hint',
      save: 'qr.save',
    },
    { type: 'qr', value: { $: 'invoice.qr' }, label: 'qr.label', size: 'l' },
  ],
} as const
