import { fieldBase } from '../fieldBase.ts'

export const composed = {
  since: 1,
  description:
    'A value made of others, and never shown: a template of them, or the first of them that is shown. Its parts do not go out by themselves.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      ...fieldBase,
      parts: {
        description: 'The fields it is made of.',
        type: 'array',
        minItems: 1,
        maxItems: 10,
        items: { type: 'string', maxLength: 64 },
      },
      template: {
        description: 'Their names in braces: {bsb}-{account}.',
        type: 'string',
        minLength: 3,
        maxLength: 200,
      },
    },
    required: ['kind', 'name', 'parts'],
    additionalProperties: false,
  },
  examples: [
    { type: 'field', kind: 'composed', name: 'destination', parts: ['bsb', 'number'], template: '{bsb}-{number}' },
  ],
} as const
