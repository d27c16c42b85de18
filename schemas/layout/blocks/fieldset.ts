import { GAP, TEXT } from '../slots.ts'

export const fieldset = {
  since: 1,
  description:
    'One label over several fields side by side, such as the bank, branch and number of an account. Each field keeps its own name for screen readers.',
  decorative: false,
  container: true,
  props: {
    type: 'object',
    properties: {
      label: { ...TEXT, description: 'The label over the fields.' },
      hint: { ...TEXT, description: 'Help text under the fields.' },
      labels: {
        description:
          'Whether the labels of the fields are shown too; default `hidden`: then give each field a `placeholder` or a `hint`.',
        enum: ['hidden', 'shown'],
      },
      gap: { ...GAP, description: 'The space between its children; default `medium`.' },
    },
    required: ['label'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'fieldset',
      label: { text: { en: 'Sort code and account number' } },
      children: [
        {
          type: 'field',
          kind: 'text',
          name: 'sortCode',
          label: { text: { en: 'Sort code' } },
          placeholder: { text: { en: '20-00-00' } },
          width: 'third',
        },
        {
          type: 'field',
          kind: 'text',
          name: 'account',
          label: { text: { en: 'Account number' } },
          placeholder: { text: { en: '12345678' } },
          width: 'twoThirds',
        },
      ],
    },
  ],
} as const
