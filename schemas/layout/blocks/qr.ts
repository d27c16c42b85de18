import { PAID_REF } from '../pieces.ts'
import { CONDITION, TEXT } from '../slots.ts'

export const qr = {
  since: 1,
  description: 'A QR code, generated from its text or, without one, shown from the received image. It can be saved.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      value: { ...PAID_REF, description: 'The encoded text.' },
      picture: { ...PAID_REF, description: 'The code as an image, used when there is no text.' },
      label: { ...TEXT, description: 'The accessible name.' },
      hint: { ...TEXT, description: 'What to do with it.' },
      size: {
        description: 'The size; default `m`. Use `l` where scanning is the only way to pay.',
        enum: ['m', 'l'],
      },
      waits: { ...CONDITION, description: 'Whether it is loading: its space is reserved.' },
      save: {
        ...TEXT,
        description: 'The label of the button that saves it as an image; without it, there is no button.',
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
