import { fieldBase } from '../fieldBase.ts'

export const text = {
  since: 1,
  description: 'One line of text.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      ...fieldBase,
      inputMode: { enum: ['text', 'numeric', 'decimal', 'tel', 'email'] },
      autoComplete: { type: 'string', maxLength: 40 },
      maxLength: { type: 'integer', minimum: 1, maximum: 500 },
    },
    required: ['kind', 'name', 'label'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'field',
      kind: 'text',
      name: 'email',
      label: 'field.email',
      placeholder: 'field.email.placeholder',
      inputMode: 'email',
    },
  ],
} as const
