import { OVERRIDES } from '../slots.ts'

export const serverFields = {
  since: 1,
  description: 'The fields that the server gave with the method, in its order.',
  decorative: false,
  container: false,

  props: {
    type: 'object',
    properties: {
      except: {
        description:
          'Names of the fields that are left out here. One that the method requires and nothing else draws is drawn all the same.',
        type: 'array',
        maxItems: 20,
        items: { type: 'string', maxLength: 64 },
      },
      override: { ...OVERRIDES, description: 'How single fields look, by their names.' },
    },
    required: [],
    additionalProperties: false,
  },
  examples: [{ type: 'serverFields', except: ['amount'], override: { email: { inputMode: 'email' } } }],
} as const
