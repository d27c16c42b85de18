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
        description: 'Names that are left out here.',
        type: 'array',
        maxItems: 20,
        items: { type: 'string', maxLength: 64 },
      },
      override: OVERRIDES,
    },
    required: [],
    additionalProperties: false,
  },
  examples: [{ type: 'serverFields', except: ['amount'], override: { email: { inputMode: 'email' } } }],
} as const
