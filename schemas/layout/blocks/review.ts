import { TEXT } from '../slots.ts'

export const review = {
  since: 1,
  description: 'The entered values for review before the submit: a row for every visible field.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      except: {
        description: 'Names of fields to leave out.',
        type: 'array',
        maxItems: 20,
        items: { type: 'string', maxLength: 128 },
      },
      edit: {
        ...TEXT,
        description: "The label of a row's button that leads back to its field; without it there is no button.",
      },
    },
    required: [],
    additionalProperties: false,
  },
  examples: [{ type: 'review', edit: 'form.review.edit' }],
} as const
