import { fieldBase } from '../fieldBase.ts'

export const composed = {
  since: 1,
  description:
    'A hidden value composed from other fields: by a template, or the first one that is shown. The parts are not sent on their own.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      ...fieldBase,
      parts: {
        description: 'The names of its parts.',
        type: 'array',
        minItems: 1,
        maxItems: 10,
        items: { type: 'string', maxLength: 128 },
      },
      template: {
        description: 'A template with their names in braces: {bsb}-{account}.',
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
