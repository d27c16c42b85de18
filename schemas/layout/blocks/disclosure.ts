import { TEXT } from '../slots.ts'

export const disclosure = {
  since: 1,
  description:
    'A button that shows and hides its children. With "room": "narrow", only where there is a single column: on a wide page the children are always shown, without the button.',
  decorative: false,
  container: true,

  props: {
    type: 'object',
    properties: {
      label: { ...TEXT, description: 'The label of the button.' },
      room: {
        description: 'Where the children are hidden at first: on `any` page, or only on a `narrow` one; default `any`.',
        enum: ['any', 'narrow'],
      },
    },
    required: ['label'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'disclosure',
      label: 'crypto.qr.show',
      room: 'narrow',
      children: [{ type: 'text', text: 'crypto.qr.hint' }],
    },
  ],
} as const
