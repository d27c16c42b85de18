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
        description: 'Names of the fields that are left out here.',
        type: 'array',
        maxItems: 20,
        items: { type: 'string', maxLength: 64 },
      },
      edit: {
        ...TEXT,
        description: 'What the button of a row says that leads back to its field; without it there is none.',
      },
    },
    required: [],
    additionalProperties: false,
  },
  examples: [{ type: 'review', edit: 'form.review.edit' }],
} as const
