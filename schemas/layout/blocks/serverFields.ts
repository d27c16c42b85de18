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
      override: { ...OVERRIDES, description: 'Overrides for individual fields, by name.' },
    },
    required: [],
    additionalProperties: false,
  },
  examples: [{ type: 'serverFields', except: ['amount'], override: { email: { inputMode: 'email' } } }],
} as const
