import { OVERRIDES } from '../slots.ts'

export const serverFields = {
  since: 1,
  description: 'The fields sent by the server with the method, in its order.',
  decorative: false,
  container: false,

  props: {
    type: 'object',
    properties: {
      except: {
        description:
          'Names of fields to leave out. A field that the method requires and that appears nowhere else is shown anyway.',
        type: 'array',
        maxItems: 20,
        items: { type: 'string', maxLength: 128 },
      },
      only: {
        description:
          'Names of the only fields to show here. A second `serverFields` without it shows the others, and those that the server asks for later.',
        type: 'array',
        minItems: 1,
        maxItems: 20,
        items: { type: 'string', maxLength: 128 },
      },
      override: { ...OVERRIDES, description: 'Overrides for individual fields, by name.' },
    },
    required: [],
    additionalProperties: false,
  },
  examples: [
    { type: 'serverFields', except: ['amount'], override: { email: { inputMode: 'email' } } },
    { type: 'serverFields', only: ['document'] },
  ],
} as const
