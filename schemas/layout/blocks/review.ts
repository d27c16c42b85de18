import { TEXT } from '../slots.ts'

export const review = {
  since: 1,
  description: 'What was entered, to be read before the last press: a row for every field that is shown.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      except: {
        description: 'Fields that are left out here.',
        type: 'array',
        maxItems: 20,
        items: { type: 'string', maxLength: 64 },
      },
      edit: TEXT,
    },
    required: [],
    additionalProperties: false,
  },
  examples: [{ type: 'review', edit: 'form.review.edit' }],
} as const
