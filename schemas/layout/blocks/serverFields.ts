import { RULES, TEXT } from '../slots.ts'

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
      override: {
        description: 'By name: how a field looks. Its value still goes out under the name that the server gave.',
        type: 'object',
        maxProperties: 20,
        additionalProperties: {
          type: 'object',
          properties: {
            label: TEXT,
            placeholder: TEXT,
            hint: TEXT,
            inputMode: { enum: ['text', 'numeric', 'decimal', 'tel', 'email'] },
            autoComplete: { type: 'string', maxLength: 40 },
            rules: RULES,
            optional: { type: 'boolean' },
          },
          additionalProperties: false,
        },
      },
    },
    required: [],
    additionalProperties: false,
  },
  examples: [{ type: 'serverFields', except: ['amount'], override: { email: { inputMode: 'email' } } }],
} as const
